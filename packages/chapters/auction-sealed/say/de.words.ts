// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    sealedBidIn: (a, v) => `${v.seat(a.seat)} hat ein verdecktes Gebot abgegeben.`,
    sealedRevealed: (a, v) => `${v.seat(a.seat)} hat ${v.money(a.amount)} geboten.`,
    sealedTied: (a, v) => `Gleichstand${common.phrase.forDeed(a, v)}: mehrmals ${v.money(a.amount)} geboten.`,
    lotsDrawn: (a, v) => `Das Los fällt auf ${v.seat(a.seat)}.`,
  },
  refusal: {
    bidAlreadyIn: 'Das verdeckte Gebot ist schon abgegeben.',
    sealedTooLow: 'Nach dem Gleichstand muss das Gebot mindestens so hoch sein wie vorher.',
    noSealedBids: 'Gerade werden keine verdeckten Gebote angenommen.',
    notAskedToBid: 'An diesen verdeckten Geboten ist der Platz nicht beteiligt.',
    sealedAboveCash: 'So viel lässt sich nicht bar bezahlen, das Schutzgeld im Gefängnis eingerechnet.',
  },
  about: {
    auctionStreetsOnly: 'Bahnhöfe und Werke kann kaufen, wer dort landet; sonst werden sie offen versteigert. Straßen werden immer verdeckt versteigert.',
  },
  opened: {
    byOwner: (a, v) => `${v.seat(a.seat)} versteigert ${v.deed(a.deed)}.`,
    byBank: (a, v) => `${v.deed(a.deed)} wird verdeckt versteigert.`,
  },
  action: {
    sealedBid: (a, v) => `${v.short(a.amount)} verdeckt bieten`,
  },
  least: {
    minimum: (a, v) => `mindestens ${v.money(a.minimum)}`,
    reserve: (a, v) => `auch 0 ist ein Gebot, verkauft wird ab ${v.money(a.reserve)}`,
    none: 'auch 0 ist ein Gebot',
  },
  sealed: {
    everybody: (a, v) => `Verdeckt auf ${v.deed(a.deed)} bieten, ${a.least}. Jeder zahlt sein Gebot ${common.phrase.paidTo(a, v)}.`,
    winner: (a, v) => `Verdeckt auf ${v.deed(a.deed)} bieten, ${a.least}. Nur wer gewinnt, zahlt das eigene Gebot ${common.phrase.paidTo(a, v)}.`,
    second: (a, v) => `Verdeckt auf ${v.deed(a.deed)} bieten, ${a.least}. Nur wer gewinnt, zahlt das zweithöchste Gebot ${common.phrase.paidTo(a, v)}.`,
  },
}
