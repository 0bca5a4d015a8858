import { words } from '@hausregeln/chapters/card-choice/say/en.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import { told } from '../told.ts'

export const texts: ChapterTexts<'card-choice'> = {
  refusals: words.refusal,
  actions: told(words.action),
  questions: told(words.ask),
}
