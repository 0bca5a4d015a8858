import { createStoredChoice, useStoredChoice } from './storedChoice.ts'

export type Locale = 'de' | 'en'
export const LOCALES: readonly Locale[] = ['de', 'en']

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

export function useLocale(): Locale {
  return useStoredChoice(choice)
}
