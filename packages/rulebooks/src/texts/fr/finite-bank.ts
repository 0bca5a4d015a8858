import { words } from '@hausregeln/chapters/finite-bank/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'
import { richest } from './words.ts'

export const texts: Some<'finite-bank'> = {
  refusals: words.refusal,
  endings: {
    bankBroke: (winners, v) => `La banque n’a plus d’argent : ${richest(winners, v)}`,
  },
}
