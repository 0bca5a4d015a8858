import { isPlayerName, PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
import {
  BookError,
  type BookFault,
  checkSetup,
  fault,
  type OptionName,
  type Place,
  pathOf,
  type Rulebook,
  SetupError,
} from '@hausregeln/engine'
import type { Saying } from '@hausregeln/engine/core/saying.ts'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { changeOfLists, type ListedChange } from '@hausregeln/rulebooks/change/listed.ts'
import { endlessFaults, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { bent } from '@hausregeln/rulebooks/house/bend.ts'
import type { Guests } from '../external/guests.ts'
import { say } from '../say.ts'

/** The rulebooks that are at hand, by name. */
export type Shelf = (id: string) => Rulebook | undefined

/** What an experiment says of the rules and of who plays. */
export interface RulesData {
  readonly book: string | Readonly<Record<string, unknown>>
  readonly choices?: ListedChange['choices']
  readonly numbers?: ListedChange['numbers']
  readonly chapters?: readonly string[] | undefined
  readonly without?: readonly string[] | undefined
  readonly options?: Readonly<Record<string, number>> | undefined
}

/** An experiment that cannot be made; the message has all that is wrong with it, a sentence and its place a line. */
export class ExperimentError extends Error {
  override readonly name = 'ExperimentError'
  readonly faults: readonly BookFault[]
  constructor(faults: readonly BookFault[]) {
    super(faults.map(({ at, en }) => (at.length === 0 ? en : `${pathOf(at)}: ${en}`)).join('\n'))
    this.faults = faults
  }
}

/** Throws `ExperimentError` with one fault. */
export function refuse(at: Place, said: Saying): never {
  throw new ExperimentError([fault(at, said)])
}

/**
 * The rulebook that an experiment names, bent by its house rules. `at`: where it stands in the experiment. Throws
 * `ExperimentError` where there is none such, or where its games cannot end.
 */
export function rulebookFor(data: RulesData, shelf: Shelf, at: Place): Rulebook {
  const { book } = data
  const base = typeof book === 'string' ? named(book, shelf, [...at, 'book']) : opened(book, shelf, [...at, 'book'])
  const rulebook = bentBy(base, houseOf(data), at)
  const endless = endlessFaults(rulebook)
  if (endless.length > 0) throw new ExperimentError(endless.map((one) => ({ ...one, at: [...at, 'book', ...one.at] })))
  return rulebook
}

function named(id: string, shelf: Shelf, at: Place): Rulebook {
  return shelf(id) ?? refuse(at, say('noBook', { name: quoted(id) }))
}

function opened(file: object, shelf: Shelf, at: Place): Rulebook {
  const read = openBook(file, shelf)
  if (read.faults) throw new ExperimentError(read.faults.map((one) => ({ ...one, at: [...at, ...one.at] })))
  return read.value.rulebook
}

type HouseData = Pick<RulesData, 'choices' | 'numbers' | 'chapters' | 'without'>

/** What an experiment says of house rules. */
export function houseOf({ choices, numbers, chapters, without }: HouseData): HouseData {
  return { choices, numbers, chapters, without }
}

function bentBy(base: Rulebook, { chapters, ...said }: HouseData, at: Place): Rulebook {
  const isSaid = chapters !== undefined || Object.values(said).some((part) => part !== undefined)
  if (!isSaid) return base
  try {
    return bent(base, changeOfLists({ ...said, with: chapters }))
  } catch (error) {
    if (error instanceof BookError)
      throw new ExperimentError(error.found.map((one) => ({ ...one, at: [...at, ...one.at] })))
    throw error
  }
}

/** Checks names of bots, some of which may be guests. Throws `ExperimentError`. */
export function checkBots(bots: readonly string[], at: Place, guests: Guests | null): void {
  bots.forEach((name, place) => {
    if (isPlayerName(name) || guests?.has(name)) return
    const known = PLAYER_NAMES.join(', ')
    refuse([...at, place], say('noBot', { name: quoted(name), known }))
  })
}

/** Checks who plays and what the table has chosen. Throws `ExperimentError`. */
export function checkTableOf(
  { book }: Rulebook,
  bots: readonly string[],
  options: Readonly<Record<string, number>> | undefined,
  at: Place,
  guests: Guests | null = null,
): Readonly<Partial<Record<OptionName, number>>> {
  checkBots(bots, [...at, 'bots'], guests)
  const { minSeats, maxSeats, id } = book
  if (bots.length < minSeats || bots.length > maxSeats)
    refuse([...at, 'bots'], say('tableSize', { name: quoted(id), least: minSeats, most: maxSeats, count: bots.length }))
  try {
    checkSetup(book, { seats: bots.length, ...(options !== undefined && { options }) })
  } catch (error) {
    if (error instanceof SetupError) refuse([...at, 'options'], say('asTold', { sentence: error.said }))
    throw error
  }
  return options ?? {}
}
