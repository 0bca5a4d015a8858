import { words } from '@hausregeln/chapters/apartments/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'apartments'> = {
  refusals: words.refusal,
}
