import { words } from '@hausregeln/chapters/plot-sale/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'plot-sale'> = {
  payments: words.payment,
  refusals: words.refusal,
}
