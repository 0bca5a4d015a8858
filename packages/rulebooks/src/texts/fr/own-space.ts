import { words } from '@hausregeln/chapters/own-space/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'own-space'> = {
  payments: words.payment,
  refusals: words.refusal,
}
