// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    bankTooPoor: 'La banque n’a plus autant d’argent.',
  },
  end: {
    bankBroke: (a, v) => `La banque n’a plus d’argent : ${common.phrase.richest(a, v)}`,
  },
}
