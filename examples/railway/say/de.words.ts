// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  action: {
    ride: (a, v) => `Mit dem Zug: ${v.deed(a.deed)}`,
  },
  refusal: {
    trainMissed: 'Der Zug fährt nur zu Beginn deines Zuges, bevor du würfelst.',
    notAtOwnStation: 'Einsteigen kannst du nur auf einem Bahnhof, der dir gehört.',
    noTrainThere: 'Der Zug hält nur auf deinen anderen Bahnhöfen.',
  },
}
