import { ALL_LANGUAGES, type Language } from '@hausregeln/rulebooks/texts/language.ts'
import { createStoredChoice, useStoredChoice } from './storedChoice.ts'

/** The languages of the page are the built-in ones. */
export type Locale = Language
export const LOCALES: readonly Locale[] = ALL_LANGUAGES

/** The first of the browser's languages that we speak; English when there is none. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0]
    const match = LOCALES.find((locale) => locale === primary)
    if (match) return match
  }
  return 'en'
}

const choice = createStoredChoice<Locale>({
  key: 'hausregeln.locale',
  values: LOCALES,
  fallback: () => preferredLocale(globalThis.navigator?.languages ?? []),
  apply(locale) {
    if (globalThis.document) document.documentElement.lang = locale
  },
})

export const getLocale = choice.get
export const setLocale = choice.set

/** The language that was chosen. */
export function useLocale(): Locale {
  return useStoredChoice(choice)
}
