import type { ChapterTexts } from '../chapter-texts.ts'
import { richest } from './words.ts'

export const texts: ChapterTexts<'finite-bank'> = {
  refusals: {
    bankTooPoor: 'So viel Geld hat die Bank nicht mehr.',
  },
  endings: {
    bankBroke: (winners, v) => `Die Bank hat kein Geld mehr: ${richest(winners, v)}`,
  },
}
