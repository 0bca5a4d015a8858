// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    auction: {
      open: {
        gist: 'Aux enchères ouvertes, chacun peut surenchérir autant de fois qu’il veut, ou passer ; la plus haute offre gagne et se paie.',
      },
    },
  },
  number: {
    leastBid: 'Offre minimale, mesurée au prix',
    bidStep: 'Écart minimal entre les offres',
  },
}
