import type { Choice, NumberValue, OptionDef, Rulebook, Text } from '@hausregeln/engine'
import type { Settled } from '@hausregeln/engine/core/choice.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { describeNumber, fillNumbers, numbered } from '../numbers.ts'
import { formatNumber, inEach, inLanguage, type Language } from '../texts/language.ts'
import { spaceDifferences } from './differ/board.ts'
import { cardDifferences } from './differ/cards.ts'
import type { BookDifference } from './differ/difference.ts'
import { furtherWord, NONE } from './differ/words.ts'
import { say } from './say.ts'

export type { BookDifference }

const [YES, NO] = [furtherWord('yes'), furtherWord('no')]

/** In what the rules of two books differ: chapters, choices, numbers, options, the board. Names and texts are no rules. */
export function differencesOf(before: Rulebook, after: Rulebook): readonly BookDifference[] {
  return [
    ...chapterDifferences(before, after),
    ...choiceDifferences(before, after),
    ...numberDifferences(before, after),
    ...optionDifferences(before, after),
    ...spaceDifferences(before, after),
    ...cardDifferences(before, after),
    ...chipDifferences(before, after),
  ]
}

function chapterDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const all = new Map([...before.def.chapters, ...after.def.chapters].map((one) => [one.name, one]))
  return [...all.values()].flatMap(({ name, title }) => {
    const [had, has] = [before.book.chapters.has(name), after.book.chapters.has(name)]
    if (had === has) return []
    const label = title ?? say('theChapter', { id: name })
    return [{ at: ['chapters', name], label, before: had ? YES : NO, after: has ? YES : NO }]
  })
}

function choiceDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const tell = (rulebook: Rulebook, one: Choice | undefined) =>
    one === undefined ? NONE : fillNumbers(numbered(rulebook), one.sentence)
  const [was, is] = [before, after].map(({ def }): Partial<Settled> => settleChoices(def).settled) as [Settled, Settled]
  return [...policiesOf([...before.def.chapters, ...after.def.chapters])].flatMap(([policy, { question }]) => {
    const [had, has]: readonly (Choice | undefined)[] = [was[policy], is[policy]]
    if (had?.id === has?.id || saysNothing(had, has)) return []
    const label = question ?? { de: policy, en: policy }
    return [{ at: ['choices', policy], label, before: tell(before, had), after: tell(after, has) }]
  })
}

/** Whether one of them is not asked, and the other as it is where nobody says anything. */
function saysNothing(had: Choice | undefined, has: Choice | undefined): boolean {
  return (had ?? has)?.last === true && (had === undefined || has === undefined)
}

function numberDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const known = new Set([...numbersOf(before.def.chapters), ...numbersOf(after.def.chapters)])
  return [...known].flatMap(({ name, label, unit }) => {
    const [was, is] = [before.book.numbers[name], after.book.numbers[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const tell = (rulebook: Rulebook, value: NumberValue | undefined): Text =>
      value === undefined ? NONE : inEach((language) => describeNumber(language, rulebook, value, unit, ' / '))
    return [{ at: ['numbers', name], label, before: tell(before, was), after: tell(after, is) }]
  })
}

/** What is left to the table: whether at all, within which limits, and what is usual. */
function optionDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const [was, is] = [before.book.options, after.book.options]
  const ids = new Set([...was, ...is].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [had, has] = [was.find((one) => one.id === id), is.find((one) => one.id === id)]
    const name = (has ?? had)?.name
    if (name === undefined || (had && has && rangeOf(had) === rangeOf(has))) return []
    return [{ at: ['options', id], label: name, before: tellOption(had), after: tellOption(has) }]
  })
}

function rangeOf({ min, max, default: usual }: OptionDef): string {
  return [min, max, usual].join()
}

/** `the table chooses, 0 to 200, usually 0`. */
function tellOption(option: OptionDef | undefined): Text {
  if (option === undefined) return NONE
  const { min, max, default: usual } = option
  const isSwitch = min === 0 && max === 1
  return inEach((language) => {
    const said = (text: Text) => inLanguage(text, language)
    const value = (number: number) => (isSwitch ? said(number === 0 ? NO : YES) : formatNumber(language, number))
    const range = isSwitch ? [] : [`${value(min)} ${said(furtherWord('to'))} ${value(max)}`]
    return [said(furtherWord('option')), ...range, `${said(furtherWord('usually'))} ${value(usual)}`].join(', ')
  })
}

function chipDifferences({ board: was }: Rulebook, { board: is }: Rulebook): BookDifference[] {
  const [had, has] = [was.chips ?? [], is.chips ?? []].map((chips) => chips.map(({ value }) => value))
  if (String(had) === String(has)) return []
  const tell = (values: readonly number[] = []) =>
    values.length === 0
      ? NONE
      : inEach((language: Language) => values.map((one) => formatNumber(language, one)).join(', '))
  return [{ at: ['board', 'chips'], label: furtherWord('chips'), before: tell(had), after: tell(has) }]
}
