import type { OptionName, Rulebook } from '@hausregeln/engine'
import { addTally, newTally, type Tally } from '../report/tally.ts'
import { mix } from '../seeds.ts'
import type { Fault } from '../simulator.ts'
import type { Table } from '../table.ts'
import { AT_FIRST } from '../workers/compiling.ts'
import type { PlayPart } from '../workers/run.ts'
import { runGames } from '../workers/run.ts'

/** A run that holds a rulebook to the laws: so many games at random, shared out among its tables. */
export interface LawsRun {
  readonly games: number
  readonly seed: number
  readonly maxRounds: number
}

/** A game that went wrong, and the table at which it did. */
export interface LawsFault {
  readonly table: Table
  readonly fault: Fault
}

export interface LawsOutcome {
  readonly tables: number
  readonly tally: Tally
  /** The first game that went wrong; null: every law held. */
  readonly broken: LawsFault | null
}

/**
 * The tables at which a rulebook is held to the laws: every number of players that it allows, with the options as they
 * are usually and with each of them otherwise. Each table has a seed of its own.
 */
export function lawTables({ book }: Rulebook, seed: number, maxRounds: number): Table[] {
  const otherwise = book.options.map((option): Partial<Record<OptionName, number>> => {
    const { id, min, max } = option
    return { [id]: option.default === max ? min : max }
  })
  const settings = [{}, ...otherwise]
  const tables: Table[] = []
  for (let seats = book.minSeats; seats <= book.maxSeats; seats++)
    for (const options of settings)
      tables.push({
        rulebook: book.id,
        seats: new Array<string>(seats).fill('random'),
        options,
        seed: mix(seed, tables.length),
        maxRounds,
      })
  return tables
}

/**
 * Plays the games of a run, table by table, up to the first that goes wrong. `at` gives what plays at a table; `told`
 * hears the number of games done; `stop` ends the run early by rejecting with its reason.
 */
export async function runLaws(
  rulebook: Rulebook,
  { games, seed, maxRounds }: LawsRun,
  at: (table: Table) => PlayPart,
  lanes: number,
  told: (done: number) => void = () => {},
  stop?: AbortSignal,
): Promise<LawsOutcome> {
  const tables = lawTables(rulebook, seed, maxRounds)
  const tally = newTally()
  for (const [index, table] of tables.entries()) {
    const share = Math.floor((games * (index + 1)) / tables.length) - Math.floor((games * index) / tables.length)
    if (share === 0) continue
    const before = tally.games
    const span = { first: 0, games: share }
    const play = at(table)
    // All tables share one program (program.ts): what is compiled at one serves the next.
    const part: PlayPart = (first, games, { inlining } = AT_FIRST) => play(first, games, { inlining, goesOn: true })
    const outcome = await runGames(part, Math.min(lanes, share), span, (done) => told(before + done), stop)
    addTally(tally, outcome.tally)
    if (outcome.fault !== null) return { tables: tables.length, tally, broken: { table, fault: outcome.fault } }
  }
  return { tables: tables.length, tally, broken: null }
}
