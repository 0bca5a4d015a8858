import type { ChapterTexts } from '../chapter-texts.ts'
import { richest } from './words.ts'

export const texts: ChapterTexts<'finite-bank'> = {
  refusals: {
    bankTooPoor: 'The bank does not have that much money left.',
  },
  endings: {
    bankBroke: (winners, v) => `The bank has no money left: ${richest(winners, v)}`,
  },
}
