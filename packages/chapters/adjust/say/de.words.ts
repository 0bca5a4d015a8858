// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    asItIs: 'So steht es schon in den Büchern.',
    cashTooLow: 'Weniger als nichts kann niemand haben.',
    notBetweenMoves: 'Das lässt sich nur vor einem Wurf oder am Ende eines Zuges ausgleichen, wenn sonst nichts ansteht.',
  },
}
