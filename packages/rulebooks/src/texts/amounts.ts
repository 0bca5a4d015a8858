import type { BoardDef, Text } from '@hausregeln/engine'
import { OwnText } from '@hausregeln/engine/core/text.ts'
import { language as forms } from '@hausregeln/say/language.ts'
import { formatNumber, inLanguage, type Language } from './language.ts'

/** Keeps an amount and its currency on one line. */
const NO_BREAK = '\u00a0'

/** A currency of letters is a word (`60 Taler`); anything else is a sign (`60 €`, `€60`). */
function isWord(currency: string): boolean {
  return /^\p{L}/u.test(currency)
}

/** An amount with its currency, as a sentence tells it. */
export function formatAmount(language: Language, amount: number, currency: string): string {
  const number = formatNumber(language, amount)
  if (language === 'en' && !isWord(currency)) return `${currency}${number}`
  return `${number}${NO_BREAK}${currency}`
}

/** An amount where there is little room: a currency word is left out, a sign stays. */
export function formatShortAmount(language: Language, amount: number, currency: string): string {
  return isWord(currency) ? formatNumber(language, amount) : formatAmount(language, amount, currency)
}

/** What so much money of a board is called: `1 thaler`, `2 thalers`. */
export function currencyOf(
  {
    currency,
    currencyForms,
  }: { readonly currency: Text; readonly currencyForms?: BoardDef['currencyForms'] | undefined },
  language: Language,
  amount: number,
): string {
  const own = currencyForms?.[language]
  if (own !== undefined) return own[forms(language).plural(amount)] ?? own.other ?? inLanguage(currency, language)
  if (currency instanceof OwnText) return currency.counted(language, amount) ?? inLanguage(currency, language)
  const said = inLanguage(currency, language)
  return language !== 'de' && forms(language).plural(amount) === 'one' ? singular(said) : said
}

/** Boards that give no forms: English and French currencies that are words take a plural s. */
function singular(currency: string): string {
  return currency.replace(/(?<=\p{Ll}\p{Ll})s$/u, '')
}
