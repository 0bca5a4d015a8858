// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    first: {
      throw: {
        gist: 'The highest throw begins; those who tie throw again.',
      },
    },
    deal: {
      gist: 'Shuffled title deeds are dealt in turn.',
    },
  },
  question: {
    dealing: 'At the start',
    dealPrice: 'Properties dealt',
  },
  choice: {
    open: {
      firstThrow: 'the highest throw',
      firstThrowAndDeal: 'the highest throw; in the short and the timed game, properties are dealt before it',
      firstSeatAndDeal: 'the first seat; properties are dealt before, where that holds',
    },
    dealing: {
      some: '{dealtDeeds} properties are dealt to each player',
      all: 'all properties are dealt',
      byOption: 'properties are dealt where the table wants it',
    },
    dealPrice: {
      free: 'cost nothing',
      paid: 'are paid for at once',
    },
  },
  number: {
    dealtDeeds: 'Properties dealt to each',
  },
  event: {
    starts: (a, v) => `${v.seat(a.seat)} starts.`,
  },
}
