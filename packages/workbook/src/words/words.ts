import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { words as german } from './de.words.ts'
import { words as english } from './en.words.ts'
import { words as french } from './fr.words.ts'
import type { Words } from './shape.words.ts'

/** What the workbook says of itself; what happened in the game is told by the rulebooks' texts. */
const spoken: Readonly<Partial<Record<Language, Words>>> = { de: german, en: english, fr: french }

/** The same in a language, or in English if it has none. */
export function wordsIn(language: Language): Words {
  return spoken[language] ?? english
}
