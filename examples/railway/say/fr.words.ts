// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  action: {
    ride: (a, v) => `En train : ${v.deed(a.deed)}`,
  },
  refusal: {
    trainMissed: 'Le train ne part qu’au début de votre tour, avant le lancer des dés.',
    notAtOwnStation: 'On ne peut monter que dans une gare que l’on possède.',
    noTrainThere: 'Le train ne s’arrête qu’à vos autres gares.',
  },
}
