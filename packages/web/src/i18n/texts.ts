import { type Locale, useLocale } from './locale.ts'

/** A dictionary in every language. A message is a string, or a function of what it tells. */
export type Texts<T> = Readonly<Record<Locale, T>>

/**
 * Declares the messages of one part of the app. The German entry gives the shape; the compiler refuses an English
 * one with a missing, surplus or differently called message.
 */
export function defineTexts<T>(texts: { readonly de: T; readonly en: NoInfer<T> }): Texts<T> {
  return texts
}

/** The dictionary in the language that is on; the component follows a change. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLocale()]
}
