import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { ALL } from './all.words.ts'
import type { Words } from './shape.words.ts'

/** What the workbook says of itself; what happened in the game is told by the rulebooks' texts. */
export function wordsIn(language: Language): Words {
  return ALL[language]
}
