// Written by `npm run words` from the .ftl files beside it; change those.
import { bits } from '@hausregeln/engine'
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    wanted: (a, v) => `${v.seat(a.seat)} would like to build too.`,
    notWanted: (a, v) => `${v.seat(a.seat)} does not want to build now.`,
    pieceWon: (a, v) => `${v.seat(a.seat)} wins a building at auction for ${v.money(a.amount)}.`,
    pieceAuctioned: (a) => `A building is put up for auction (stock: ${a.stock}).`,
  },
  refusal: {
    bidBelowPiece: 'The bid must cover the printed price of a street on which the rules of building allow this building.',
    notAskedForPieces: 'While scarce buildings are shared out, it is not this seat’s turn now.',
  },
  wait: {
    pieces: (a, v) => (bits(a.seats).length === 1 ? `Buildings are short: ${v.seats(a.seats)} is asked.` : `Buildings are short: ${v.seats(a.seats)} are asked.`),
  },
  want: {
    plain: (a, v) => `The stock is short (${a.left}); if it does not serve everybody, it goes to auction. Build ${common.phrase.aPiece(a, v)} too?`,
    ordered: (a, v) => `${v.seat(a.orderer)} wants to build ${common.phrase.aPiece(a, v)}. The stock is short (${a.left}); if it does not serve everybody, it goes to auction. Build ${common.phrase.aPiece(a, v)} too?`,
  },
  action: {
    want: (a, v) => `Build ${common.phrase.aPiece(a, v)} too`,
    leaveIt: (a, v) => `Build no ${v.noun(a.piece)} now`,
    place: (a, v) => `Place the ${v.noun(a.piece)} ${v.site(a.deed)} (${v.short(a.price)})`,
  },
  place: {
    printed: (a, v) => `Where does the ${v.noun(a.piece)} go? Choose a street.`,
    bid: (a, v) => `Where does the ${v.noun(a.piece)} for ${v.money(a.price)} go? Choose a street.`,
  },
}
