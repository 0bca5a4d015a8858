import { words } from '@hausregeln/chapters/apartments/say/en.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'apartments'> = {
  refusals: words.refusal,
}
