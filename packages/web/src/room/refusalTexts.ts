import type { Locale } from '../i18n/index.ts'
import { wordsOf } from '../words/words.ts'
import { TableError } from './tableError.ts'

/** Why a table refuses, in the page's own words. */
export const refusalTexts = wordsOf('refusals')

function ownSentence({ refusal }: TableError, locale: Locale): string | undefined {
  const known: Readonly<Record<string, string>> = refusalTexts[locale]
  return known[refusal]
}

/** What went wrong, in a sentence of this language where there is one. */
export function sentenceOf(error: unknown, locale: Locale): string {
  return (
    (error instanceof TableError ? ownSentence(error, locale) : undefined) ??
    (error instanceof Error ? error.message : String(error))
  )
}
