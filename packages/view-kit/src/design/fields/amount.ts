import { formatNumber } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { designTexts } from '../texts.ts'

export interface AmountRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/**
 * Reads a whole number as people write it in German or English, grouped or not (`1.500`, `1,500`, `1 500`, `−20`).
 * Null when it is none: a fraction such as `1.5` is refused, not rounded.
 */
export function parseAmount(text: string): number | null {
  const compact = text
    .trim()
    .replaceAll(/[\s\u202f\u00a0'’]/g, '')
    .replace('\u2212', '-')
  if (!/^-?(\d+|\d{1,3}([.,]\d{3})+)$/.test(compact)) return null
  return Number(compact.replaceAll(/[.,]/g, ''))
}

/** The nearest amount within the range. */
export function clampAmount(value: number, { min = -Infinity, max = Infinity }: AmountRange): number {
  return Math.max(min, Math.min(max, value))
}

/** The amount one step away: the next multiple of the step, held within the range. */
export function stepAmount(value: number, direction: 1 | -1, step: number, range: AmountRange): number {
  const steps = value / step
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return clampAmount(next * step, range)
}

type Texts = (typeof designTexts)[Locale]

/** `von 1 bis 1.500`, or null when there is no limit. */
export function describeRange(locale: Locale, texts: Texts, { min, max }: AmountRange): string | null {
  if (min !== undefined && max !== undefined) return texts.range(formatNumber(locale, min), formatNumber(locale, max))
  if (min !== undefined) return texts.atLeast(formatNumber(locale, min))
  if (max !== undefined) return texts.atMost(formatNumber(locale, max))
  return null
}
