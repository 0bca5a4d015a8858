import type { Some } from '../../say/chapter-texts.ts'
import { told } from '../../say/told.ts'
import { words } from './fr.words.ts'

export const texts: Some<'card-choice'> = {
  refusals: words.refusal,
  actions: told(words.action),
  questions: told(words.ask),
}
