import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { richest } from '../../say/de/words.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'finite-bank'> = {
  refusals: words.refusal,
  endings: {
    bankBroke: (winners, v) => `Die Bank hat kein Geld mehr: ${richest(winners, v)}`,
  },
}
