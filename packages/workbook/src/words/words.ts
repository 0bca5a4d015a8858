import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { words as german } from './de.words.ts'
import { words as english } from './en.words.ts'
import { words as french } from './fr.words.ts'
import type { Words } from './shape.words.ts'

/** What the workbook says of itself; what happened in the game is told by the rulebooks' texts. */
export const words: Readonly<Record<Language, Words>> = { de: german, en: english, fr: french }
