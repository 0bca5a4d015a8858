// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    doublesOptional: 'Nach einem Pasch',
    doublesAgain: 'Ein Pasch',
    thirdDoubles: 'Der dritte Pasch nacheinander',
    doubleOne: 'Zwei Einsen',
    sameDoublesTwice: 'Zweimal nacheinander derselbe Pasch',
    startReached: 'Vor dem Gehalt kommt',
    milestone: 'Jahresbericht',
    drawCard: 'Gezogene Karten',
    turnEnded: 'Es endet auch',
  },
  choice: {
    open: {
      firstSeat: 'der erste Platz',
    },
    doublesOptional: {
      mustThrow: 'muss man noch einmal werfen',
      mayEnd: 'darf man noch einmal werfen oder den Zug beenden',
    },
    doublesAgain: {
      throwAgain: 'wirft noch einmal',
      nothing: 'ist ein Wurf wie jeder andere',
    },
    thirdDoubles: {
      toJail: 'führt ins Gefängnis',
      harmless: 'ist ein Pasch wie jeder andere; sind mehr als acht Mieten offen, werden die eines Eigentümers zusammen verlangt',
    },
    sameDoublesTwice: {
      harmless: 'schadet nicht',
      toJail: 'führt ins Gefängnis',
    },
    startReached: {
      salary: 'nichts',
    },
    thirdDie: {
      nothing: 'keiner',
    },
    doubleOne: {
      asAny: 'sind ein Pasch wie jeder andere',
    },
  },
  number: {
    doublesToJail: 'Pasche in einem Zug, die ins Gefängnis führen',
  },
}
