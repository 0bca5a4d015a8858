import { words } from '@hausregeln/chapters/finite-bank/say/en.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import { richest } from './words.ts'

export const texts: ChapterTexts<'finite-bank'> = {
  refusals: words.refusal,
  endings: {
    bankBroke: (winners, v) => `The bank has no money left: ${richest(winners, v)}`,
  },
}
