import { OwnText } from '@hausregeln/engine/core/text.ts'
import { inLanguage, type Localized } from '@hausregeln/rulebooks/texts/language.ts'
import type { Locale } from './locale.ts'

/** A text of a rulebook in this language; '' where there is none. */
export function textIn(text: Localized | undefined, locale: Locale): string {
  return text === undefined ? '' : inLanguage(text, locale)
}

/** The same if its words are here; undefined: they have not been loaded. */
export function loadedTextIn(text: Localized | undefined, locale: Locale): string | undefined {
  const words = textIn(text, locale)
  return text instanceof OwnText && words === text.key ? undefined : words
}
