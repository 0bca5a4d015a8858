import { words } from '@hausregeln/chapters/partial/say/de.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'partial'> = {
  events: words.event,
}
