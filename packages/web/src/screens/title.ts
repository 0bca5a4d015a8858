import start from 'virtual:start-facts'
import type { Locale } from '../i18n/index.ts'

/** The title of a rulebook, whether it is loaded or not; of an unknown one its id. */
export function titleOf(rulebook: string, locale: Locale): string {
  return start.books.find(({ id }) => id === rulebook)?.title[locale] ?? rulebook
}
