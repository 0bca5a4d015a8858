// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    bankTooPoor: 'The bank does not have that much money left.',
  },
  end: {
    bankBroke: (a, v) => `The bank has no money left: ${common.phrase.richest(a, v)}`,
  },
}
