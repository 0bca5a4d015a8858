import type { Text } from '@hausregeln/engine'
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { FURTHER } from './further.ts'

/** Those that lack nothing; the compiler sees to it. */
export const LANGUAGES = ['de', 'en'] as const
/** Those in which something may be missing: English stands in. */
export type Further = keyof typeof FURTHER
export type Language = (typeof LANGUAGES)[number] | Further

/** How each writes numbers and lists. */
const LOCALES: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  ...(Object.fromEntries(Object.entries(FURTHER).map(([name, { locale }]) => [name, locale])) as Record<
    Further,
    string
  >),
}
/** All languages of the screen. */
export const ALL_LANGUAGES = Object.keys(LOCALES) as readonly Language[]

/** What a language calls itself: `Deutsch`, `English`, `Français`. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** A text put together by the program, in further languages too. */
export type Told = Text & { readonly [Other in Further]?: string }

/** A text put together in every language. */
export function inEach(make: (language: Language) => string): Told {
  return Object.fromEntries(ALL_LANGUAGES.map((language) => [language, make(language)])) as Record<Language, string>
}

/** What boards, cards, paragraphs and options say in a further language, by what they say in English. */
export type Catalogue = Readonly<Record<string, string>>
const catalogues: Partial<Record<Language, Catalogue>> = {}

/** Adds what a further language says; see `bringLanguage`. */
export function bringCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues[language] = { ...catalogues[language], ...catalogue }
}

/** A text in this language: its own, the catalogue's, else in English. */
export function inLanguage(said: Told, language: Language): string {
  return said[language] ?? catalogues[language]?.[said.en] ?? said.en
}

/** What one and several of a kind are called. */
export type Noun = { readonly one: string; readonly many: string }

/** What a kind of building is called in this language, one and several. */
export function nounIn(noun: PieceNoun, language: Language): Noun {
  const { de, en } = noun
  const own = (noun as { readonly [L in Language]?: Noun })[language]
  return (
    own ?? {
      one: inLanguage({ de: de.one, en: en.one }, language),
      many: inLanguage({ de: de.many, en: en.many }, language),
    }
  )
}

/** One of a kind for each language, made when it is first needed: a start with all of them would be slow. */
function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => {
    made[language] ??= make(LOCALES[language])
    return made[language]
  }
}

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale))
const lists = perLanguage((locale) => new Intl.ListFormat(locale))

/** `1.500` in German, `1,500` in English. */
export function formatNumber(language: Language, value: number): string {
  return numbers(language).format(value)
}

/** `Anna, Ben und Cem`. */
export function formatList(language: Language, items: readonly string[]): string {
  return lists(language).format(items)
}
