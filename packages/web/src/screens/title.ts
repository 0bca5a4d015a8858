import type { RecordHeader } from '@hausregeln/engine'
import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import { startFacts } from './start.ts'

/**
 * The title of a rulebook, whether it is loaded or not; of an unknown one its id. `carried`: the rulebook that came along
 * with a game.
 */
export function titleOf(rulebook: string, locale: Locale, carried?: RecordHeader['book']): string {
  if (carried !== undefined) return titleIn(carried.title, locale) ?? rulebook
  return startFacts.in(locale).books.find(({ id }) => id === rulebook)?.title ?? rulebook
}

/** A title as a file says it: one for all languages, or one a language. */
function titleIn(title: unknown, locale: Locale): string | undefined {
  const all = typeof title === 'object' && title !== null ? (title as Readonly<Record<string, unknown>>) : {}
  const found = typeof title === 'string' ? title : (all[locale] ?? all.en)
  return typeof found === 'string' ? found : undefined
}
