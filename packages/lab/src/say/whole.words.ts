// Written by `npm run words`: a line for each folder with words.
import { words as de } from './de.words.ts'
import { words as fr } from './fr.words.ts'

/** The words beside this in languages that are whole, at once: for programs that need not fetch them. */
export const WHOLE: Readonly<Record<string, object>> = { de, fr }
