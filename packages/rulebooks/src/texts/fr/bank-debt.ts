import { words } from '@hausregeln/chapters/bank-debt/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'bank-debt'> = {
  events: words.event,
  refusals: words.refusal,
}
