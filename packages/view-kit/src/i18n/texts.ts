import { LOCALES, type Locale, useLocale } from './locale.ts'

/** A dictionary in every language. A message is a string, or a function of what it tells. */
export type Texts<T> = Readonly<Record<Locale, T>>

/**
 * Declares messages that are no part of the words (`words/`), for those who build the page. The German entry gives the
 * shape; the compiler refuses an English one with a missing, surplus or differently called message.
 */
export function defineTexts<T>(texts: { readonly de: T; readonly en: NoInfer<T> }): Texts<T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, locale === 'de' ? texts.de : texts.en])) as Record<
    Locale,
    T
  >
}

/** The dictionary in the language that is on; the component follows a change. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLocale()]
}
