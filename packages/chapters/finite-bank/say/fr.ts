import type { Some } from '../../say/chapter-texts.ts'
import { richest } from '../../say/fr/words.ts'
import { words } from './fr.words.ts'

export const texts: Some<'finite-bank'> = {
  refusals: words.refusal,
  endings: {
    bankBroke: (winners, v) => `La banque n’a plus d’argent : ${richest(winners, v)}`,
  },
}
