import type { Text } from '@hausregeln/engine'
import type { Guests } from '../external/guests.ts'
import { checkTableOf, rulebookFor, type Shelf } from './books.ts'
import { CompareStudy, type Comparing } from './compare.ts'
import { openPosition } from './position.ts'
import type { CompareExperiment, SideData } from './schema.ts'
import type { SideSetup } from './side.ts'

export const USUAL_ROUNDS = 500

/** A comparison, ready to be played. Throws `ExperimentError`. */
export function openCompare(experiment: CompareExperiment, shelf: Shelf, guests: Guests | null = null): CompareStudy {
  return new CompareStudy(comparingOf(experiment, shelf, guests))
}

function comparingOf(experiment: CompareExperiment, shelf: Shelf, guests: Guests | null): Comparing {
  const { sides, games, seed, maxRounds = USUAL_ROUNDS, byWealth = false, measure = 'length' } = experiment
  const setups = sides.map((side, index) => setupOf(side, shelf, guests, ['sides', index]))
  return {
    names: sides.map((side, index) => bilingual(side.name ?? nameOf(side, index))),
    sides: setups,
    games,
    seed,
    maxRounds,
    byWealth,
    rotate: experiment.rotate ?? sides.some(({ bots }) => new Set(bots).size > 1),
    stops: experiment.stops ?? true,
    looks: (experiment.stops ?? true) ? 'always' : 'once',
    measure,
    margin: experiment.margin ?? 0,
  }
}

function setupOf(side: SideData, shelf: Shelf, guests: Guests | null, at: readonly (string | number)[]): SideSetup {
  const rulebook = rulebookFor(side, shelf, at)
  const options = checkTableOf(rulebook, side.bots, side.options, at, guests)
  const setup = { rulebook, bots: side.bots, options, guests }
  if (side.position === undefined) return setup
  const position = openPosition(side.position, setup, shelf, [...at, 'position'])
  return { ...setup, rulebook: position.rulebook, layOut: position.layOut }
}

/** A name in each language. */
export function bilingual(name: string | Text): Text {
  return typeof name === 'string' ? { de: name, en: name } : name
}

function nameOf({ book }: SideData, index: number): string {
  return typeof book === 'string' ? book : `${index + 1}`
}
