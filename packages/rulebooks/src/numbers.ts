import type { BoardDef, Chapter, NumberValue, Rulebook, Text, Unit } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { currencyOf, formatAmount } from './texts/amounts.ts'
import { formatNumber, inEach, inLanguage, type Language, type Localized, nounFor } from './texts/language.ts'

/** Where numbers are told: the words of the board, the numbers themselves, and the chapters that know what they are. */
export interface Numbered {
  readonly board: BoardDef
  readonly chapters: readonly Chapter[]
  readonly numbers: Readonly<Record<string, NumberValue>>
}

/** The numbers of a rulebook, for `fillNumbers`. */
export function numbered({ board, book, def }: Rulebook): Numbered {
  return { board, chapters: def.chapters, numbers: book.numbers }
}

const UNLIMITED: Text = text('amount-unlimited')
const THEN: Text = text('amount-then')

/** A number of a rulebook with its unit, in the words of its board; `between`: what stands between those of a list. */
export function describeNumber(
  language: Language,
  { board }: { readonly board: BoardDef },
  value: NumberValue,
  unit: Unit | null,
  between: string,
): string {
  if (value === 'unlimited') return inLanguage(UNLIMITED, language)
  if (typeof value === 'object') return value.map((one) => tellOne(language, board, one, unit)).join(between)
  return tellOne(language, board, value, unit)
}

function tellOne(language: Language, board: BoardDef, value: number, unit: Unit | null): string {
  switch (unit) {
    case 'money':
      return formatAmount(language, value, currencyOf(board, language, value))
    case 'space':
      return inLanguage(board.spaces[value]?.name ?? { de: `${value}`, en: `${value}` }, language)
    case 'house':
    case 'hotel':
      return `${formatNumber(language, value)} ${nounFor(board.pieces[unit], language, value)}`
    case 'percent':
      return `${formatNumber(language, value)}\u00a0%`
    default:
      return formatNumber(language, value)
  }
}

/** A sentence of a choice with its numbers: `{bail}` becomes the bail of this rulebook. */
export function fillNumbers(rulebook: Numbered, sentence: Text): Localized {
  return inEach((language) => fillIn(rulebook, inLanguage(sentence, language), language))
}

/** The same in one language: whatever a chapter says may name numbers so, a refusal as well as a choice. */
export function fillIn(rulebook: Numbered, sentence: string, language: Language): string {
  if (!sentence.includes('{')) return sentence
  const units = new Map(numbersOf(rulebook.chapters).map(({ name, unit }) => [name as string, unit]))
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = rulebook.numbers[name]
    if (value === undefined) return whole
    return describeNumber(language, rulebook, value, units.get(name) ?? null, inLanguage(THEN, language))
  })
}
