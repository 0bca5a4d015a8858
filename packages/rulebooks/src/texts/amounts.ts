import { formatNumber, type Language } from './language.ts'

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
  return `${number}${NO_BREAK}${language !== 'de' && amount === 1 ? singular(currency) : currency}`
}

/** An amount where there is little room: a currency word is left out, a sign stays. */
export function formatShortAmount(language: Language, amount: number, currency: string): string {
  return isWord(currency) ? formatNumber(language, amount) : formatAmount(language, amount, currency)
}

/** One thaler of many thalers: English and French currencies that are words take a plural s. */
function singular(currency: string): string {
  return currency.replace(/(?<=\p{Ll}\p{Ll})s$/u, '')
}
