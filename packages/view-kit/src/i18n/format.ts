import type { Locale } from './locale.ts'

const MINUS = '\u2212'
const THIN_SPACE = '\u202f'

function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {}
  return (locale) => {
    made[locale] ??= make(locale)
    return made[locale]
  }
}

const numbers = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
const percents = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
const plurals = perLocale((locale) => new Intl.PluralRules(locale))
const lists = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** `1.500` in German, `1,500` in English; with a true minus sign. */
export function formatNumber(locale: Locale, value: number): string {
  return numbers(locale).format(value).replace('-', MINUS)
}

export interface MoneyFormat {
  /** Word or sign after the amount, such as `GE`. */
  readonly unit?: string | undefined
  /** Shows a plus sign before gains, for entries in the log. */
  readonly signed?: boolean | undefined
}

/** An amount of money; amounts are integers in every rulebook. */
export function formatMoney(locale: Locale, amount: number, format: MoneyFormat = {}): string {
  const plus = format.signed && amount > 0 ? '+' : ''
  const unit = format.unit ? `${THIN_SPACE}${format.unit}` : ''
  return `${plus}${formatNumber(locale, amount)}${unit}`
}

/** A share between 0 and 1, such as `12,5 %`. */
export function formatPercent(locale: Locale, share: number): string {
  return percents(locale).format(share)
}

/** Picks the form for a number by the language's own plural rules. */
export function plural(locale: Locale, count: number, forms: { readonly one: string; readonly other: string }): string {
  return plurals(locale).select(count) === 'one' ? forms.one : forms.other
}

/** A number and what it counts: `1 Zug`, `1.200 Züge`. */
export function counted(locale: Locale, count: number, one: string, other: string): string {
  return `${formatNumber(locale, count)} ${plural(locale, count, { one, other })}`
}

const times = perLocale((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }))

/** A time of day, `20:15`; milliseconds since 1970. */
export function formatTime(locale: Locale, at: number): string {
  return times(locale).format(at)
}

/** `Anna, Ben und Cem`. */
export function formatList(locale: Locale, items: readonly string[]): string {
  return lists(locale).format(items)
}
