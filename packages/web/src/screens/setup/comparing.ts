import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import { searchWords } from '../../rules/search.ts'
import type { ComparedRow } from '../start.ts'

/** Questions of one theme. */
export interface ComparedGroup {
  readonly theme: string
  readonly rows: readonly ComparedRow[]
}

/** Whether the rulebooks answer this question differently. */
function differs({ values }: ComparedRow): boolean {
  return values.some((value) => value !== values[0])
}

/** Whether every word stands in the question, its theme or an answer. */
function isFound({ theme, label, values }: ComparedRow, words: readonly string[], locale: Locale): boolean {
  const whole = [theme, label, ...values].join(' ').toLocaleLowerCase(locale)
  return words.every((word) => whole.includes(word))
}

/**
 * The comparison by themes: only where rulebooks differ, unless `all` is asked for. A search looks through everything.
 */
export function groupsOf(
  rows: readonly ComparedRow[],
  { all, sought, locale }: { readonly all: boolean; readonly sought: string; readonly locale: Locale },
): readonly ComparedGroup[] {
  const words = searchWords(sought, locale)
  const shown = rows.filter((row) => (words.length > 0 ? isFound(row, words, locale) : all || differs(row)))
  const themes = [...new Set(shown.map(({ theme }) => theme))]
  return themes.map((theme) => ({ theme, rows: shown.filter((row) => row.theme === theme) }))
}
