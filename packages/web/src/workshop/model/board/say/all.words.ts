// Written by `npm run words`: a line for each language.
import type { LANGUAGES } from '@hausregeln/say/languages.ts'
import { words as de } from './de.words.ts'
import { words as en } from './en.words.ts'
import { words as fr } from './fr.words.ts'
import type { Words } from './shape.words.ts'

/** What is said in each language; English stands in for what one lacks. */
export const ALL: Readonly<Record<keyof typeof LANGUAGES, Words>> = {
  de,
  en,
  fr,
}
