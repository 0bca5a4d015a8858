import type { BookDef, NumberValue, OptionDef, Rulebook } from '@hausregeln/engine'
import { identityOf } from '@hausregeln/engine/kit/book/identity.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { boardFile } from '../file/board.ts'
import { differencesOf } from '../file/diff.ts'
import { boardPieces } from '../file/differ/pieces.ts'
import { same } from '../file/same.ts'
import { houseChapters } from '../house/chapters.ts'
import type { BookChange } from './change.ts'
import { laid } from './lay.ts'
import { resolve } from './resolve.ts'

/**
 * In what a rulebook changes another, however its file is written: what its chapters have anyhow, and what has to change
 * with the rest, goes without saying. Null: it cannot be told as changes.
 */
export function changeBetween(base: Rulebook, after: Rulebook): BookChange | null {
  const board = boardFile(after.board)
  const first: BookChange = {
    choices: {},
    numbers: {},
    chapters: chaptersOf(base.def, after.def),
    options: optionsOf(base.book.options, after.book.options),
    board: same(board, boardFile(base.board)) ? null : board,
  }
  if (after.def.chapters.some((one) => first.chapters[one.name] && houseChapters.get(one.name) !== one)) return null
  const { settled } = settleChoices(laid(base.def, first))
  const choices = otherwise<string>(after.book.chosen, (policy) => (settled as Settled)[policy]?.id)
  const { all } = settleNumbers(laid(base.def, { ...first, choices }))
  const numbers = otherwise<NumberValue>(after.book.numbers, (name) => (all as Numbers)[name])
  const whole = withoutBrought(base, after, { ...first, choices, numbers })
  return byChoices(base, after, whole) ?? (isIt(changed(base, whole), after) ? whole : null)
}

/** So many answers may differ for chapters to be told by them; where more do, the rulebook is another one. */
const FEW = 8

/**
 * The change told by what was answered otherwise, where chapters only come and go with that: people wish for an answer,
 * and know no chapters. Null: it cannot be told so, or not as shortly.
 */
function byChoices(base: Rulebook, after: Rulebook, whole: BookChange): BookChange | null {
  if (Object.keys(whole.chapters).length === 0) return null
  const before: Readonly<Record<string, string | undefined>> = base.book.chosen
  const answers = Object.entries(otherwise<string>(after.book.chosen, (policy) => before[policy]))
  if (answers.length > FEW) return null
  // A question that is open anew goes without saying sooner than one that was answered otherwise before.
  const sorted = answers.sort(([one], [other]) => Number(one in before) - Number(other in before))
  const says = (choices: Readonly<Record<string, string>>, numbers: BookChange['numbers']) => {
    const change = { ...whole, chapters: {}, choices, numbers }
    return isIt(changed(base, change), after) ? change : null
  }
  const all = Object.fromEntries(sorted)
  const told = says(all, {}) ?? says(all, whole.numbers)
  if (told === null) return null
  const shortest = sorted.reduce((so, [policy]) => {
    const { [policy]: _, ...fewer } = so.choices
    return says(fewer, so.numbers) ?? so
  }, told)
  return changesIn(shortest) <= changesIn(whole) ? shortest : null
}

function changesIn({ choices, numbers, chapters }: BookChange): number {
  return [choices, numbers, chapters].reduce((sum, part) => sum + Object.keys(part).length, 0)
}

function isIt(def: BookDef | null, { def: after, book }: Rulebook): boolean {
  return def !== null && hasSame(def, after) && identityOf({ ...def, chapters: after.chapters })() === book.identity()
}

type Settled = Readonly<Record<string, { readonly id: string } | undefined>>
type Numbers = Readonly<Record<string, NumberValue | undefined>>

/** The definition of a rulebook with a change and what has to change with it; null: it cannot be played so. */
function changed({ def }: Rulebook, change: BookChange): BookDef | null {
  const resolution = resolve(def, change)
  return resolution.kind === 'settled' ? laid(def, resolution.found.change) : null
}

/** Without chapters that the others, or what is chosen, bring by themselves. */
function withoutBrought(base: Rulebook, after: Rulebook, changes: BookChange): BookChange {
  let fewest = changes
  for (const [name, isIn] of Object.entries(changes.chapters))
    if (isIn) fewest = without(fewest, name, after).find((one) => brings(base, one, after)) ?? fewest
  return fewest
}

function brings(base: Rulebook, change: BookChange, { def }: Rulebook): boolean {
  const now = changed(base, change)
  return now !== null && hasSame(now, def)
}

/** How a chapter might not be named: it goes without saying, or a choice says it. */
function without(changes: BookChange, name: string, after: Rulebook): readonly BookChange[] {
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
  const changes = changeBetween(base, after)
  if (changes === null) return differencesOf(base, after).length
  const { choices, chapters, options, numbers, board } = changes
  const named = [choices, chapters, options].reduce((sum, one) => sum + Object.keys(one).length, 0)
  const counted = Object.keys(numbers).filter((name) => !isOnlyShifted(name, after.def, base.def))
  return named + counted.length + (board === null ? 0 : boardPieces(boardFile(base.board), board).length)
}
