import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'

const MINUS = '\u2212'

/** A chance from 0 to 1 as `43 %`. */
export function chance(locale: Locale, share: number): string {
  return share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })
}

/** A change of a chance in points of 100, as `+3.1`. */
export function points(locale: Locale, change: number, digits = 1): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' } as const
  return (100 * change).toLocaleString(locale, format).replace('-', MINUS)
}
