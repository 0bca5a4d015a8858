import { OwnText } from '@hausregeln/engine/core/text.ts'
import { inLanguage, type Localized, languageIn } from '@hausregeln/rulebooks/texts/language.ts'
import { noteStandIn } from '@hausregeln/say/some.ts'
import type { Locale } from './locale.ts'

/** A text of a rulebook in this language; '' where there is none. */
export function textIn(text: Localized | undefined, locale: Locale): string {
  if (text === undefined) return ''
  const said = inLanguage(text, locale)
  if (languageIn(text, locale) !== locale && said !== '' && !isKey(said, text)) mark(said)
  return said
}

let isMarking = false

/** Lets the page mark what English says for another language: see `markStandIns`. If that fails, the next text tries again. */
function mark(said: string): void {
  noteStandIn(said)
  if (isMarking || globalThis.document === undefined) return
  isMarking = true
  const failed = () => {
    isMarking = false
  }
  void import('./markStandIns.ts').then(({ markStandIns }) => markStandIns(), failed)
}

/** The same if its words are here; undefined: they have not been loaded. */
export function loadedTextIn(text: Localized | undefined, locale: Locale): string | undefined {
  const words = textIn(text, locale)
  return isKey(words, text) ? undefined : words
}

/** Whether no words of it have been loaded, in no language. */
function isKey(words: string, text: Localized | undefined): boolean {
  return text instanceof OwnText && words === text.key
}
