import { LOCALES, type Locale, useLocale } from './locale.ts'

/** A dictionary in every language. A message is a string, or a function of what it tells. */
export type Texts<T> = Readonly<Record<Locale, T>>

/**
 * Declares messages that are no part of the words (`words/`). The German entry gives the shape; the compiler refuses
 * another with a missing, surplus or differently called message. English stands in for what is left out.
 */
export function defineTexts<T>(
  texts: Pick<Texts<T>, 'de'> & Pick<Texts<NoInfer<T>>, 'en'> & Partial<Texts<NoInfer<T>>>,
): Texts<T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale] ?? texts.en])) as Record<Locale, T>
}

/** The dictionary in the language that is on; the component follows a change. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLocale()]
}
