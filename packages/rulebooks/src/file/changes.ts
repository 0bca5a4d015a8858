import type { BookDef, NumberValue, OptionDef, Rulebook } from '@hausregeln/engine'
import { BookError } from '@hausregeln/engine'
import { identityOf } from '@hausregeln/engine/kit/book/identity.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { bent, type HouseRules } from '../house/bend.ts'
import { houseChapters } from '../house/chapters.ts'
import { boardFile } from './board.ts'
import { differencesOf } from './diff.ts'
import { boardPieces } from './differ/pieces.ts'
import { same } from './same.ts'
import type { BookFile } from './schema/book.ts'

/** What has to be said of one rulebook's rules to somebody who knows another; all else comes along as usual. */
export interface BookChanges {
  /** By policy. */
  readonly choices: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, NumberValue>>
  /** Chapters that are in where they were not, or out. */
  readonly chapters: Readonly<Record<string, boolean>>
  /** What is usual; null: it is not left to the table. */
  readonly options: Readonly<Record<string, number | null>>
  /** Its own board, whole; null: that of the other. */
  readonly board: NonNullable<BookFile['board']> | null
}

/**
 * In what a rulebook changes another, however its file is written: a choice or number that its chapters have anyhow, and a
 * chapter that its choices bring, go without saying. Null: it cannot be told as changes.
 */
export function changesOf(base: Rulebook, after: Rulebook): BookChanges | null {
  try {
    return found(base, after)
  } catch (error) {
    if (error instanceof BookError) return null
    throw error
  }
}

function found(base: Rulebook, after: Rulebook): BookChanges | null {
  const board = boardFile(after.board)
  const first: BookChanges = {
    choices: {},
    numbers: {},
    chapters: chaptersOf(base.def, after.def),
    options: optionsOf(base.book.options, after.book.options),
    board: same(board, boardFile(base.board)) ? null : board,
  }
  const { settled } = settleChoices(changed(base, after, first))
  const choices = otherwise<string>(after.book.chosen, (policy) => (settled as Settled)[policy]?.id)
  const chosen = withoutBrought(base, after, { ...first, choices })
  const { all } = settleNumbers(changed(base, after, chosen))
  const numbers = otherwise<NumberValue>(after.book.numbers, (name) => (all as Numbers)[name])
  const whole = { ...chosen, numbers }
  const def = changed(base, after, whole)
  const isIt =
    hasSame(def, after.def) && identityOf({ ...def, chapters: after.def.chapters })() === after.book.identity()
  return isIt ? whole : null
}

type Settled = Readonly<Record<string, { readonly id: string } | undefined>>
type Numbers = Readonly<Record<string, NumberValue | undefined>>

/** The other rulebook with these changes. */
function changed({ def }: Rulebook, { board, book }: Rulebook, changes: BookChanges): BookDef {
  const named = Object.entries(changes.chapters)
  return bent(def, {
    choose: changes.choices as NonNullable<HouseRules['choose']>,
    numbers: changes.numbers as NonNullable<HouseRules['numbers']>,
    chapters: named.flatMap(([name, isIn]) => (isIn ? [name] : [])),
    without: named.flatMap(([name, isIn]) => (isIn ? [] : [name])),
    board,
    options: book.options,
  })
}

/** Without chapters that the others, or what is chosen, bring by themselves. */
function withoutBrought(base: Rulebook, after: Rulebook, changes: BookChanges): BookChanges {
  let fewest = changes
  for (const [name, isIn] of Object.entries(changes.chapters))
    if (isIn)
      fewest = without(fewest, name, after).find((one) => hasSame(changed(base, after, one), after.def)) ?? fewest
  return fewest
}

/** How a chapter might not be named: it goes without saying, or a choice says it. */
function without(changes: BookChanges, name: string, after: Rulebook): readonly BookChanges[] {
  const { [name]: _, ...chapters } = changes.chapters
  return [{}, ...bringers(name, after)].map((more) => ({
    ...changes,
    chapters,
    choices: { ...changes.choices, ...more },
  }))
}

/** Choices of the rulebook that a chapter offers: each says more than its name. */
function bringers(name: string, { book }: Rulebook): Readonly<Record<string, string>>[] {
  const { choices = [] } = houseChapters.get(name) ?? {}
  const chosen: Readonly<Record<string, string | undefined>> = book.chosen
  return choices.flatMap(({ policy, id }) => (chosen[policy] === id ? [{ [policy]: id }] : []))
}

function hasSame(one: BookDef, other: BookDef): boolean {
  return same([...namesOf(one)].sort(), [...namesOf(other)].sort())
}

function namesOf({ chapters }: BookDef): readonly string[] {
  return chapters.map(({ name }) => name)
}

function chaptersOf(base: BookDef, after: BookDef): Record<string, boolean> {
  const [had, has] = [namesOf(base), namesOf(after)]
  return Object.fromEntries([
    ...has.filter((name) => !had.includes(name)).map((name) => [name, true]),
    ...had.filter((name) => !has.includes(name)).map((name) => [name, false]),
  ])
}

function optionsOf(before: readonly OptionDef[], after: readonly OptionDef[]): Record<string, number | null> {
  return Object.fromEntries(
    before.flatMap(({ id, default: was }) => {
      const usual = after.find((one) => one.id === id)?.default ?? null
      return usual === was ? [] : [[id, usual]]
    }),
  )
}

function otherwise<T>(all: Readonly<Record<string, T | undefined>>, usual: (name: string) => T | undefined) {
  return Object.fromEntries(
    Object.entries(all).filter((one): one is [string, T] => one[1] !== undefined && !same(one[1], usual(one[0]))),
  )
}

/** Numbers of the rules that name a space, such as that of the annual report. */
export const SPACE_NUMBERS: readonly string[] = numbersOf([...houseChapters.values()])
  .filter(({ unit }) => unit === 'space')
  .map(({ name }) => name)

/** Whether a number of the rules names the space that it named before, elsewhere on the board: then nothing differs. */
export function isOnlyShifted(name: string, now: BookDef, before: BookDef): boolean {
  if (!SPACE_NUMBERS.includes(name)) return false
  const [is, was] = [now, before].map(({ board, numbers }) => {
    const at = (numbers as Readonly<Record<string, unknown>>)[name]
    return typeof at === 'number' ? board.spaces[at] : undefined
  })
  return is !== undefined && was !== undefined && is.kind === was.kind && same(is.name, was.name)
}

/** In how much a rulebook differs from another, as it is told: by its changes, else by all that is other. */
export function differenceCount(base: Rulebook, after: Rulebook): number {
  const changes = changesOf(base, after)
  if (changes === null) return differencesOf(base, after).length
  const { choices, chapters, options, numbers, board } = changes
  const named = [choices, chapters, options].reduce((sum, one) => sum + Object.keys(one).length, 0)
  const counted = Object.keys(numbers).filter((name) => !isOnlyShifted(name, after.def, base.def))
  return named + counted.length + (board === null ? 0 : boardPieces(boardFile(base.board), board).length)
}
