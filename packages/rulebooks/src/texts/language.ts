import type { Text } from '@hausregeln/engine'

/** The languages of the screen. */
export type Language = keyof Text
export const LANGUAGES: readonly Language[] = ['de', 'en']

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' }

/** Makes one of a kind for each language. */
function perLanguage<T>(make: (locale: string) => T): Readonly<Record<Language, T>> {
  return { de: make(LOCALES.de), en: make(LOCALES.en) }
}

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale))
const lists = perLanguage((locale) => new Intl.ListFormat(locale))

/** `1.500` in German, `1,500` in English. */
export function formatNumber(language: Language, value: number): string {
  return numbers[language].format(value)
}

/** `Anna, Ben und Cem`. */
export function formatList(language: Language, items: readonly string[]): string {
  return lists[language].format(items)
}
