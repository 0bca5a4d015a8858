import type { Locale } from '../i18n/index.ts'
import { startFacts } from './start.ts'

/** The title of a rulebook, whether it is loaded or not; of an unknown one its id. */
export function titleOf(rulebook: string, locale: Locale): string {
  return startFacts.in(locale).books.find(({ id }) => id === rulebook)?.title ?? rulebook
}
