import type { NumberValue, Text } from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { numberName } from '@hausregeln/rulebooks/house/names.ts'
import { MEASURED } from '@hausregeln/rulebooks/introduction/measured.ts'
import type { Guests } from '../external/guests.ts'
import { say } from '../say.ts'
import { checkTableOf, refuse, rulebookFor, type Shelf } from './books.ts'
import { CompareStudy, type Comparing, type Curve } from './compare.ts'
import type { Pace } from './decisions.ts'
import { openPosition } from './position.ts'
import type { CompareExperiment, SideData } from './schema.ts'
import type { SideSetup } from './side.ts'

export const USUAL_ROUNDS = 500
/** How long people take where nobody says it: as the introductions of the rulebooks have it. */
export const USUAL_PACE: Pace = MEASURED.pace

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
    pace: experiment.pace ?? USUAL_PACE,
    curve: experiment.curve === undefined ? null : curveOf(experiment.curve, setups),
  }
}

/** The number that is different from side to side. Throws `ExperimentError` where a side lacks it. */
function curveOf(number: string, setups: readonly SideSetup[]): Curve {
  const values = setups.map(({ rulebook: { book } }, side) => {
    const value = (book.numbers as Readonly<Record<string, NumberValue>>)[number]
    return typeof value === 'number'
      ? value
      : refuse(['sides', side, 'numbers'], say('noCurve', { name: quoted(number) }))
  })
  return { number, name: numberName(number) ?? bilingual(number), values }
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
