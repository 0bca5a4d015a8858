// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    bankTooPoor: 'So viel Geld hat die Bank nicht mehr.',
  },
  end: {
    bankBroke: (a, v) => `Die Bank hat kein Geld mehr: ${common.phrase.richest(a, v)}`,
  },
}
