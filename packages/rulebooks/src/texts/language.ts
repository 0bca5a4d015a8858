import type { Text } from '@hausregeln/engine'

/**
 * The languages of the screen, and how each writes numbers: a language is a line here and a folder beside. German and
 * English are complete; where a further language says nothing, English stands in.
 */
const LOCALES = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const
export type Language = keyof typeof LOCALES
/** Those that lack nothing … */
export const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[]
/** … and all. */
export const ALL_LANGUAGES = Object.keys(LOCALES) as readonly Language[]

/** What boards, cards, paragraphs and options say in a further language, by what they say in English. */
export type Catalogue = Readonly<Record<string, string>>
const catalogues: Partial<Record<Language, Catalogue>> = {}

/** Adds what a further language says; see `bringLanguage`. */
export function bringCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues[language] = { ...catalogues[language], ...catalogue }
}

/** A text, or what else there is in German and English, in this language: its own, the catalogue's, else in English. */
export function inLanguage(said: Text, language: Language): string
export function inLanguage<T>(said: { readonly de: T; readonly en: T }, language: Language): T
export function inLanguage<T>(said: { readonly de: T; readonly en: T }, language: Language): T | string {
  const own = (said as { readonly [L in Language]?: T })[language]
  return own ?? (typeof said.en === 'string' ? catalogues[language]?.[said.en] : undefined) ?? said.en
}

/** Makes one of a kind for each language. */
function perLanguage<T>(make: (locale: string) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(ALL_LANGUAGES.map((language) => [language, make(LOCALES[language])])) as Record<Language, T>
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
