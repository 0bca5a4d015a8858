import { words } from '@hausregeln/chapters/protection/say/en.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'protection'> = {
  payments: words.payment,
}
