// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    doublesOptional: 'Après un double',
    doublesAgain: 'Doubles',
    thirdDoubles: 'Le troisième double de suite',
    doubleOne: 'Un double un',
    sameDoublesTwice: 'Le même double deux fois de suite',
    startReached: 'Avant le salaire vient',
    milestone: 'Bilan annuel',
    drawCard: 'Les cartes tirées',
    turnEnded: 'Elle se termine aussi',
  },
  choice: {
    open: {
      firstSeat: 'la première place',
    },
    doublesOptional: {
      mustThrow: 'il faut relancer',
      mayEnd: 'on peut relancer ou terminer le tour',
    },
    doublesAgain: {
      throwAgain: 'font relancer',
      nothing: 'sont un lancer comme un autre',
    },
    thirdDoubles: {
      toJail: 'mène en prison',
      harmless: 'est un double comme les autres ; au-delà de huit loyers ouverts, ceux d’un même propriétaire sont exigés ensemble',
    },
    sameDoublesTwice: {
      harmless: 'est sans conséquence',
      toJail: 'mène en prison',
    },
    startReached: {
      salary: 'rien',
    },
    thirdDie: {
      nothing: 'aucun',
    },
    doubleOne: {
      asAny: 'est un double comme les autres',
    },
  },
  number: {
    doublesToJail: 'Doubles en un tour qui mènent en prison',
  },
}
