import '#words'
import type { Text } from '@hausregeln/engine'
import { type Saying, sayingOf } from '@hausregeln/engine/core/saying.ts'
import { type OwnText, ownTextOf } from '@hausregeln/engine/core/text.ts'
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { OwnNoun } from '@hausregeln/engine/kit/own-noun.ts'
import { language as forms } from '@hausregeln/say/language.ts'
import { LANGUAGES as ENTRIES, type LanguageEntry } from '@hausregeln/say/languages.ts'
import { noteStandIn } from '@hausregeln/say/some.ts'
import type { Gender } from '@hausregeln/say/speaker.ts'

/** Those that every text of a rulebook file has. */
export const LANGUAGES = ['de', 'en'] as const
export type Language = keyof typeof ENTRIES
/** Those that a rulebook file may lack: English stands in. */
export type Further = Exclude<Language, (typeof LANGUAGES)[number]>

const entries: Readonly<Record<Language, LanguageEntry>> = ENTRIES

/** Whether a language says everything, which tests hold: then nothing is loaded to stand in for what it lacks. */
export function lacksNothing(language: Language): boolean {
  return entries[language].whole
}
/** All languages of the screen. */
export const ALL_LANGUAGES = Object.keys(ENTRIES) as readonly Language[]

/** What a language calls itself: `Deutsch`, `English`, `Français`. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** A text put together by the program, in further languages too. */
export type Localized = Text & { readonly [Other in Further]?: string }

/** Letters that have been said in languages that lack some words: their own, and those that English says for them. */
const letters = { own: 0, stoodIn: 0 }

/**
 * A text put together in every language, each when it is read: a page has not loaded the words of them all. Where most of
 * it stands in, it stands in as a whole.
 */
export function inEach(make: (language: Language) => string): Localized {
  const said = (language: Language) => {
    if (lacksNothing(language)) return make(language)
    const { own, stoodIn } = letters
    const words = make(language)
    return letters.stoodIn - stoodIn > letters.own - own ? noteStandIn(words) : words
  }
  const read = (language: Language) => ({ enumerable: true, get: () => said(language) })
  return Object.defineProperties(
    {},
    Object.fromEntries(ALL_LANGUAGES.map((language) => [language, read(language)])),
  ) as Record<Language, string>
}

/** A text in this language; English stands in for what it lacks. */
export function inLanguage(said: Localized, language: Language): string {
  const own = ownText(said)
  const words = own === null ? said[language] : own.in(language)
  if (lacksNothing(language)) return words ?? (own ?? said).en
  if (words === undefined) return standIn((own ?? said).en, languageIn(said, language) === language)
  if (own !== null) letters.own += lettersIn(words)
  return words
}

/** What English says for another language. `isSame`: the text is the same in every language. */
function standIn(words: string, isSame: boolean): string {
  if (isSame) return words
  letters.stoodIn += lettersIn(words)
  return noteStandIn(words)
}

/** Without the places that something else takes. */
function lettersIn(words: string): number {
  return words.replace(/\{\w+\}/g, '').length
}

/** The language in which `inLanguage` says a text: English where it lacks this one and is another there. */
export function languageIn(said: Localized, language: Language): Language {
  const own = ownText(said)
  if (own !== null) return own.in(language) === undefined ? 'en' : language
  return said[language] === undefined && said.en !== said.de ? 'en' : language
}

/** A text or a sentence of ours, also as the copy of one that another worker has sent; null: it is data. */
function ownText(said: Localized): OwnText | Saying | null {
  return sayingOf(said) ?? ownTextOf(said)
}

/** What one and several of a kind are called. */
export type Noun = { readonly one: string; readonly many: string }

/** What a kind of building is called in this language, one and several; English stands in for what it lacks. */
export function nounIn(noun: PieceNoun, language: Language): Noun {
  if (noun instanceof OwnNoun) return noun.in(language) ?? noun.en
  return (noun as { readonly [L in Language]?: Noun })[language] ?? noun.en
}

/** What so many of a kind of building are called, by the plural of the language. */
export function nounFor(noun: PieceNoun, language: Language, count: number): string {
  const category = forms(language).plural(count)
  if (noun instanceof OwnNoun)
    return noun.counted(language, count, category === 'one') ?? (count === 1 ? noun.en.one : noun.en.many)
  const own: FurtherNoun | undefined = (noun as { readonly [L in Language]?: FurtherNoun })[language]
  if (own === undefined) return count === 1 ? noun.en.one : noun.en.many
  return category === 'one' ? own.one : ((category === 'few' ? own.few : undefined) ?? own.many)
}

type FurtherNoun = Noun & { readonly few?: string }

/** The gender of a noun that a file has, where it says one for the language. */
export function genderOf(noun: PieceNoun, language: Language): Gender {
  const own = (noun as { readonly [L in Language]?: { readonly gender?: Gender } })[language]
  return own?.gender ?? 'n'
}

/** One of a kind for each language, made when it is first needed: a start with all of them would be slow. */
function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => {
    made[language] ??= make(entries[language].tag)
    return made[language]
  }
}

const lists = perLanguage((locale) => new Intl.ListFormat(locale))

/** `1.500` in German, `1,500` in English. */
export function formatNumber(language: Language, value: number): string {
  return forms(entries[language].tag).number(value)
}

/** `Anna, Ben und Cem`. */
export function formatList(language: Language, items: readonly string[]): string {
  return lists(language).format(items)
}
