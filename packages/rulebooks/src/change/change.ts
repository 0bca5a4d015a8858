import type { BookDef, Chosen, Numbers, NumberValue } from '@hausregeln/engine'
import type { Remedy } from '@hausregeln/engine/kit/book/fault.ts'
import { boardFile } from '../file/board.ts'
import type { BookFile } from '../file/schema/book.ts'

/**
 * A change of a rulebook: in what somebody's rules differ from a book. House rules, a file that extends a book, a draft of
 * the workshop, a side of an experiment and what is told of a table's rules are all this.
 */
export interface BookChange {
  /** By policy. */
  readonly choices: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, NumberValue>>
  /** Chapters that are in where they were not, or out. */
  readonly chapters: Readonly<Record<string, boolean>>
  /** What is usual of what is left to the table; null: it is not left to the table. */
  readonly options: Readonly<Record<string, number | null>>
  /** Its own board, whole; null: that of the book. */
  readonly board: NonNullable<BookFile['board']> | null
}

/** The parts of a change that are said by name. */
export const CHANGE_PARTS = ['choices', 'numbers', 'chapters', 'options'] as const
export type ChangePart = (typeof CHANGE_PARTS)[number]

/** Nothing is changed. */
export const NO_CHANGE: BookChange = { choices: {}, numbers: {}, chapters: {}, options: {}, board: null }

/** A change as programs write it, its names checked by the compiler; parts of which nothing is said may be missing. */
export interface SaidChange extends Partial<Omit<BookChange, 'choices' | 'numbers'>> {
  readonly choices?: Chosen
  readonly numbers?: Numbers
}

export function changeOf({ choices = {}, numbers = {}, ...others }: SaidChange): BookChange {
  return { ...NO_CHANGE, ...others, choices: { ...choices }, numbers: { ...numbers } as BookChange['numbers'] }
}

/** One step of a change: a chapter in or out, a choice, a number, or a chip of 1. */
export type Step = Remedy

/** What a step is about: `choices.declined`. */
export function keyOf({ part, name }: { readonly part: string; readonly name: string }): string {
  return `${part}.${name}`
}

/** A step as text, to tell it from others. */
export function stepText({ part, name, value }: Step): string {
  return `${part}.${name}=${JSON.stringify(value)}`
}

/** What is said in a change, by key. */
export function keysOf(change: BookChange): readonly string[] {
  return CHANGE_PARTS.flatMap((part) => Object.keys(change[part]).map((name) => keyOf({ part, name })))
}

/**
 * The change of a book with one more step; where the step says null, without what was said there. A chapter that is as in
 * the book need not be said.
 */
export function withStep(change: BookChange, base: BookDef, { part, name, value }: Step): BookChange {
  if (part === 'board') return { ...change, board: withSmallChip(change.board ?? boardFile(base.board)) }
  const { [name]: _, ...others } = change[part]
  const isSaid = value !== null && !(part === 'chapters' && value === base.chapters.some((one) => one.name === name))
  return { ...change, [part]: isSaid ? { ...others, [name]: value } : others }
}

function withSmallChip(board: NonNullable<BookFile['board']>): NonNullable<BookFile['board']> {
  return { ...board, chips: [{ value: 1, colour: '#f2efe6' }, ...(board.chips ?? [])] }
}
