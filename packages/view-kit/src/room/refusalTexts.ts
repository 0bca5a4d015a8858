import type { TableRefusal } from '@hausregeln/protocol/refusal.ts'
import type { Locale } from '../i18n/index.ts'
import { wordsOf } from '../words/words.ts'
import { TableError } from './tableError.ts'

/** Why a table refuses, in the page's own words. */
export const refusalTexts = wordsOf('refusals')

function ownSentence({ refusal }: TableError, locale: Locale): string | undefined {
  const known: Readonly<Record<TableRefusal, string>> = refusalTexts[locale]
  const byName: Readonly<Record<string, string>> = known
  return byName[refusal]
}

/** What went wrong, in a sentence of this language where there is one. */
export function sentenceOf(error: unknown, locale: Locale): string {
  if (!(error instanceof TableError)) return error instanceof Error ? error.message : String(error)
  const own = ownSentence(error, locale)
  return own === undefined ? error.message : withWhen(own, error.wait ?? 0, locale)
}

const MINUTE = 60
const HOUR = 3600

/** A sentence in which stands when it may be asked again: "in 40 seconds", "in 3 minutes". */
function withWhen(sentence: string, seconds: number, locale: Locale): string {
  const units = [
    ['second', 1, 2 * MINUTE],
    ['minute', MINUTE, 2 * HOUR],
    ['hour', HOUR, Number.POSITIVE_INFINITY],
  ] as const
  const [unit, size] = units.find(([, , below]) => seconds < below) ?? units[0]
  const number = Math.max(1, Math.ceil(seconds / size))
  return sentence.replace('{when}', new Intl.RelativeTimeFormat(locale).format(number, unit))
}
