// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    asItIs: 'The books already say so.',
    cashTooLow: 'Nobody can have less than nothing.',
    notBetweenMoves: 'This can be set right only before a throw or at the end of a turn, when nothing else is pending.',
  },
}
