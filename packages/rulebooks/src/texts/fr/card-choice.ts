import { words } from '@hausregeln/chapters/card-choice/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'
import { told } from '../told.ts'

export const texts: Some<'card-choice'> = {
  refusals: words.refusal,
  actions: told(words.action),
  questions: told(words.ask),
}
