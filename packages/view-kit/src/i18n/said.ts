import { inLanguage, type Told } from '@hausregeln/rulebooks/texts/language.ts'
import type { Locale } from './locale.ts'

/** A text of a rulebook in this language; '' where there is none. */
export function said(text: Told | undefined, locale: Locale): string {
  return text === undefined ? '' : inLanguage(text, locale)
}
