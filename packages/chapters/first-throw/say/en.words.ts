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
  firstThrow: (a, v) => `Who starts? ${v.seat(a.seat)} throws ${a.dice}.`,
  dealt: (a, v) => `${v.seat(a.seat)} is dealt ${v.deed(a.deed)} and pays ${v.money(a.price)} for it.`,
  ask: {
    deal: (a, v) => `A title deed is dealt to ${v.seat(a.seat)}.`,
  },
}
