import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { told } from '../../say/told.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'card-choice'> = {
  refusals: words.refusal,
  actions: told(words.action),
  questions: told(words.ask),
}
