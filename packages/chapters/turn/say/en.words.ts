// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    doublesOptional: 'After doubles',
    doublesAgain: 'Doubles',
    thirdDoubles: 'The third doubles in a row',
    doubleOne: 'Two ones',
    sameDoublesTwice: 'The same doubles twice in a row',
    startReached: 'Before the salary comes',
    milestone: 'Annual report',
    drawCard: 'Cards drawn',
    turnEnded: 'It also ends',
  },
  choice: {
    open: {
      firstSeat: 'the first seat',
    },
    doublesOptional: {
      mustThrow: 'you must throw again',
      mayEnd: 'you may throw again or end the turn',
    },
    doublesAgain: {
      throwAgain: 'throw again',
      nothing: 'are a throw like any other',
    },
    thirdDoubles: {
      toJail: 'lead to jail',
      harmless: 'are doubles like any other; with more than eight open rents those of one owner are demanded together',
    },
    sameDoublesTwice: {
      harmless: 'do no harm',
      toJail: 'lead to jail',
    },
    startReached: {
      salary: 'nothing',
    },
    thirdDie: {
      nothing: 'none',
    },
    doubleOne: {
      asAny: 'are doubles like any other',
    },
  },
  number: {
    doublesToJail: 'Doubles in one turn that lead to jail',
  },
}
