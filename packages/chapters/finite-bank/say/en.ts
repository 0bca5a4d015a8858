import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { richest } from '../../say/en/words.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'finite-bank'> = {
  refusals: words.refusal,
  endings: {
    bankBroke: (winners, v) => `The bank has no money left: ${richest(winners, v)}`,
  },
}
