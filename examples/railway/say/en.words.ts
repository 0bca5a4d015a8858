// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  action: {
    ride: (a, v) => `By train: ${v.deed(a.deed)}`,
  },
  refusal: {
    trainMissed: 'The train leaves only at the beginning of your turn, before you throw.',
    notAtOwnStation: 'You can board only at a station that you own.',
    noTrainThere: 'The train stops only at your other stations.',
  },
}
