// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    bailInLastTurn: 'Payer la caution avant le dernier lancer',
  },
  choice: {
    jail: {
      rollOut: 'un double ({attempts} tentatives), une carte de sortie ou {bail} avant le lancer ; après le dernier échec, il faut payer {lastBail}',
    },
    bailInLastTurn: {
      refused: 'n’est plus possible',
      allowed: 'est encore possible',
    },
  },
  number: {
    lastBail: 'Caution après le dernier échec',
  },
  refusal: {
    noBailAnyMore: 'Avant la dernière tentative, on ne peut plus payer de caution.',
    noJailCard: 'Il faut pour cela une carte de sortie.',
  },
  action: {
    playJailCard: 'Jouer une carte de sortie',
  },
}
