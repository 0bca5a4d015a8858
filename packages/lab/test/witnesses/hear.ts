import { isDeepStrictEqual } from 'node:util'
import { Table } from '@hausregeln/chapters/testing/script.ts'
import type { Witness } from '@hausregeln/chapters/testing/witness.ts'
import type { Chosen, NumberDef, Numbers, Rulebook } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { LEVELS, SPACES } from '@hausregeln/engine/core/limits.ts'
import { coreNumbers } from '@hausregeln/engine/kit/book/basics.ts'
import type { BoardDef } from '@hausregeln/engine/kit/definition.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { changeOf, type SaidChange } from '@hausregeln/rulebooks/change/change.ts'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { bentFirst } from '@hausregeln/rulebooks/house/bend.ts'
import { allChoices, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'

/** All numbers that rulebooks can set, by name. */
export const allNumbers: ReadonlyMap<string, NumberDef> = new Map(
  [...coreNumbers, ...[...houseChapters.values()].flatMap(({ numbers = [] }) => numbers)].map((one) => [one.name, one]),
)

/** The values at which a witness is heard: both limits of its number, and those that it names; one of no meaning for a choice. */
export function valuesOf({ of, values }: Witness): readonly number[] {
  const number = allNumbers.get(of)
  if (number === undefined) return [0]
  return [...new Set([number.least, ...values, number.most])]
}

/** A rulebook in which a witness has no place to stand: it begins otherwise, or has not what stands there. */
export const NO_STAGE = 'No stage:'

/** What a witness sees is what it says: null. Else a sentence, or whatever the game threw. */
export function hear(witness: Witness, value: number, book = bookOf(witness, value, value)): string | null {
  const { stage, see, shows } = witness
  const { opening = false, ...scene } = stage(value)
  let table: Table
  try {
    table = new Table(book, { seats: 2, ...(!opening && { starts: 0 }), ...scene })
  } catch (error) {
    return `${NO_STAGE} ${(error as Error).message}`
  }
  try {
    const seen = see(table, value)
    table.finish()
    const shown = shows(value)
    return isDeepStrictEqual(seen, shown) ? null : `sees ${JSON.stringify(seen)}, not ${JSON.stringify(shown)}`
  } catch (error) {
    return String(error)
  }
}

/** The books in which something else stands in the place of what a witness is of, where they can be played: with its name. */
export function others(witness: Witness, value: number): readonly (readonly [string, Rulebook])[] {
  return othersSaid(witness, value).flatMap((said) => {
    try {
      return [[`${said}`, bookOf(witness, value, said)] as const]
    } catch {
      return []
    }
  })
}

/** What else can be said in the place of what a witness is of: numbers, or other choices of its policy. */
export function othersSaid(witness: Witness, value: number): readonly (number | string)[] {
  const [policy = '', id] = witness.of.split('=')
  if (id === undefined) return valuesOf(witness).filter((other) => other !== value)
  return allChoices
    .filter((one) => one.policy === policy && one.id !== id && one.sentence.en !== UNASKED.en)
    .map((one) => one.id)
    .filter((other) => !witness.alike.includes(other))
}

/** The rulebook of a witness's stage for `value`, in which its number is, or its policy is settled by, `said`. */
function bookOf(witness: Witness, value: number, said: number | string): Rulebook {
  const { base, change } = wishOf(witness, value, said)
  return bentOnce(base, change)
}

/** From which rulebook, and by which change of it, the stage of a witness comes. */
export function wishOf({ of, stage, list }: Witness, value: number, said: number | string = value): Wish {
  const { book = 'classic', choices, numbers, tall = false, wide = false } = stage(value)
  const base = rulebooks.find((one) => one.book.id === book)
  if (base === undefined) throw new Error(`no rulebook is called ${book}`)
  const [name = '', id] = of.split('=')
  const settled = id === undefined ? {} : { [name]: said === value ? id : said }
  const set = id === undefined ? { [name]: list === null ? said : list(Number(said)) } : {}
  const change = {
    choices: { ...choices, ...settled } as Chosen,
    numbers: { ...numbers, ...set } as Numbers,
    ...(tall && { board: boardFile(withAllRents(base.board)) }),
    ...(wide && { board: boardFile(withAllSpaces(base.board)) }),
  }
  return { base, change }
}

interface Wish {
  readonly base: Rulebook
  readonly change: SaidChange
}

/** A board on whose streets there can stand as much as there can be. */
function withAllRents(board: BoardDef): BoardDef {
  const spaces = board.spaces.map((space) =>
    space.kind === 'street'
      ? { ...space, rents: Array.from({ length: LEVELS }, (_, level) => 10 * (1 + level)) }
      : space,
  )
  return { ...board, spaces }
}

/** A board of as many spaces as there can be: after the last ones nothing happens. */
function withAllSpaces(board: BoardDef): BoardDef {
  const rest = board.spaces.filter(({ kind }) => kind === 'parking').slice(0, 1)
  const further = Array.from({ length: SPACES - board.spaces.length }, () => rest).flat()
  return { ...board, spaces: [...board.spaces, ...further] }
}

const made = new Map<string, Rulebook>()

/** The same change is laid once: a number's witness needs each of its books several times. */
function bentOnce(base: Rulebook, change: SaidChange): Rulebook {
  const key = JSON.stringify([base.book.id, change])
  const book = made.get(key) ?? bentFirst(base, changeOf(change))
  made.set(key, book)
  return book
}
