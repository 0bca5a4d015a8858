import { words } from '@hausregeln/chapters/protection/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'protection'> = {
  payments: words.payment,
}
