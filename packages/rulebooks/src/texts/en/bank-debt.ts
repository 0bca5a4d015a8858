import { words } from '@hausregeln/chapters/bank-debt/say/en.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'bank-debt'> = {
  events: words.event,
  refusals: words.refusal,
}
