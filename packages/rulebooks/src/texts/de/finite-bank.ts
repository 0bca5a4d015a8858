import { words } from '@hausregeln/chapters/finite-bank/say/de.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import { richest } from './words.ts'

export const texts: ChapterTexts<'finite-bank'> = {
  refusals: words.refusal,
  endings: {
    bankBroke: (winners, v) => `Die Bank hat kein Geld mehr: ${richest(winners, v)}`,
  },
}
