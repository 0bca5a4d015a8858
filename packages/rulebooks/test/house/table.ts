import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { BookError, inEdition, type Rulebook } from '@hausregeln/engine'
import { onTestFinished } from 'vitest'
import type { SaidChange } from '../../src/change/change.ts'
import { bend } from '../../src/house/bend.ts'
import { classic } from '../../src/index.ts'

export { BANK, POT } from '@hausregeln/engine'
export {
  BROWN,
  built,
  CHANCE,
  COMMUNITY,
  chanceCard,
  communityCard,
  DARK_BLUE,
  LIGHT_BLUE,
  ORANGE,
  PINK,
  RED,
  STATIONS,
} from '../classic/table.ts'

/** A scripted table with house rules; seat 0 is about to throw unless the scene says otherwise. */
export function house(rules: SaidChange, scene: Partial<Scene> = {}, base: Rulebook = classic): Table {
  return tableOf(bend(base, rules), scene)
}

/** The same for a game that began in the first edition of the rules. */
export function houseInEdition1(rules: SaidChange, scene: Partial<Scene> = {}, base: Rulebook = classic): Table {
  return tableOf(inEdition(bend(base, rules), 1), scene)
}

function tableOf(rulebook: Rulebook, scene: Partial<Scene>): Table {
  const table = new Table(rulebook, { seats: 2, starts: 0, ...scene })
  onTestFinished(() => table.finish())
  return table
}

/** The faults for which house rules are refused; nothing where they can be played. */
export function faultsOf(rules: SaidChange, base: Rulebook = classic): readonly string[] {
  try {
    bend(base, rules)
    return []
  } catch (error) {
    if (error instanceof BookError) return error.faults
    throw error
  }
}
