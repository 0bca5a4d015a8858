import type { BookFile } from '@hausregeln/rulebooks/file/index.ts'
import { ALL_LANGUAGES, type Language } from '@hausregeln/rulebooks/texts/language.ts'

/** A name as a file says it: the same in every language, or one a language. */
export type Names = BookFile['title']

/** Languages in which somebody may want to have names beside those of the page. */
const FURTHER = [
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'hu',
  'ro',
  'el',
  'uk',
  'ru',
  'tr',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
]
/** So many languages fit into a file. */
const MOST = 12

/** The languages in which a name can be given at once: those of the page, and those that it has. */
export function languagesOf(value: Names): readonly string[] {
  return [...new Set<string>([...ALL_LANGUAGES, ...(typeof value === 'string' ? [] : Object.keys(value))])]
}

/** Languages that can be added to these. */
export function moreLanguages(languages: readonly string[]): readonly string[] {
  return languages.length >= MOST ? [] : FURTHER.filter((language) => !languages.includes(language))
}

/**
 * A name with what it is in one language. What it was in all languages it stays in the others; without a text in any, it is
 * blank; with the same in all of the page's, one text is enough.
 */
export function withName(value: Names, language: string, text: string): Names {
  const before = typeof value === 'string' ? Object.fromEntries(ALL_LANGUAGES.map((one) => [one, value])) : value
  const left = Object.entries({ ...before, [language]: text }).filter(([, one]) => one !== '')
  const [first] = left
  if (first === undefined) return ''
  const isOne = left.length >= ALL_LANGUAGES.length && left.every(([, one]) => one === first[1])
  return isOne ? first[1] : Object.fromEntries(left)
}

/** What a language calls itself. */
export function languageName(language: string, ownName: (language: Language) => string): string {
  return ownName(language as Language)
}
