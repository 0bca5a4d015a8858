import { words } from '@hausregeln/chapters/estate/say/en.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'estate'> = {
  events: words.event,
}
