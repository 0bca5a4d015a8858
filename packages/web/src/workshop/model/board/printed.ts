import { textIn } from '@hausregeln/engine/core/saying.ts'
import { type CardEffect, type CardField, fieldsOf } from '@hausregeln/engine/kit/effects.ts'
import type { TextFile } from '@hausregeln/rulebooks/file/schema/book.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { currencyOf, formatAmount } from '@hausregeln/rulebooks/texts/amounts.ts'
import { ALL_LANGUAGES, type Language, lacksNothing } from '@hausregeln/rulebooks/texts/language.ts'
import { cardName } from '@hausregeln/rulebooks/texts/written.ts'
import type { BoardFile } from '../draft.ts'
import { ALL } from './say/all.words.ts'

/** What can be said of any effect, with its numbers by name. */
type Prints = Readonly<Record<string, string | ((told: never) => string) | undefined>>

/** What a file takes for the text of a card. */
const MOST_TEXT = 400

/** What a new space is called, in every language that is whole. */
export const NEW_SPACE: TextFile = inWhole((language) => ALL[language].newSpace)

/** What a card says that nobody has written for: what it does, in every language that is whole. */
export function textFor(board: BoardFile, effect: CardEffect): TextFile & object {
  return inWhole((language) => printed(board, effect, language))
}

/** Whether a text only tells what the card does, be it in fewer languages, as programs before this one wrote it. */
export function onlyTells(board: BoardFile, text: TextFile, effect: CardEffect): boolean {
  const told: Readonly<Record<string, string>> = textFor(board, effect)
  return typeof text === 'object' && Object.entries(text).every(([language, said]) => told[language] === said)
}

function inWhole(say: (language: Language) => string): TextFile & object {
  return Object.fromEntries(ALL_LANGUAGES.filter(lacksNothing).map((language) => [language, say(language)]))
}

function printed(board: BoardFile, effect: CardEffect, language: Language): string {
  const say = (ALL[language].print as Prints)[effect.do]
  if (say === undefined) return `${textIn(cardName(effect.do), language)}.`
  if (typeof say === 'string') return say
  const told = fieldsOf(effect).map(([name, { unit }, value]) => [name, printedNumber(board, unit, value, language)])
  return say(Object.fromEntries(told) as never).slice(0, MOST_TEXT)
}

function printedNumber(board: BoardFile, unit: CardField['unit'], value: number, language: Language): string | number {
  if (unit === 'space') return textIn(textOf(board.spaces?.[value]?.name ?? `${value}`), language)
  if (unit !== 'money' && unit !== 'perPiece') return value
  const currency = { ...board, currency: textOf(board.currency ?? '') }
  return formatAmount(language, value, currencyOf(currency, language, value))
}
