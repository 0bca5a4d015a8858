import type { Some } from '../chapter-texts.ts'
import { richest } from './words.ts'

export const texts: Some<'finite-bank'> = {
  refusals: {
    bankTooPoor: 'La banque n’a plus autant d’argent.',
  },
  endings: {
    bankBroke: (winners, v) => `La banque n’a plus d’argent : ${richest(winners, v)}`,
  },
}
