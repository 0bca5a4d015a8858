// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    shortage: {
      gist: 'If the buildings of the bank are not enough for all who want to build, they are auctioned one by one.',
    },
  },
  event: {
    wanted: (a, v) => `${v.seat(a.seat)} would like to build too.`,
    notWanted: (a, v) => `${v.seat(a.seat)} does not want to build now.`,
    pieceWon: (a, v) => `${v.seat(a.seat)} wins a building at auction for ${v.money(a.amount)}.`,
  },
  refusal: {
    bidBelowPiece: 'The bid must cover the printed price of a street on which the rules of building allow this building.',
    notAskedForPieces: 'While scarce buildings are shared out, it is not this seat’s turn now.',
  },
}
