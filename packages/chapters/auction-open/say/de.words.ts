// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    auctionOpened: (a, v) => `${v.deed(a.deed)} wird versteigert.`,
    passed: (a, v) => `${v.seat(a.seat)} passt.`,
    bid: (a, v) => `${v.seat(a.seat)} bietet ${v.money(a.amount)} für ${common.phrase.lot(a, v)}.`,
  },
  refusal: {
    noAuction: 'Es läuft keine Versteigerung.',
    outOfAuction: 'Hier bietet nur noch, wer gefragt ist und nicht gepasst hat.',
    alreadyHighest: 'Das höchste Gebot ist schon das eigene.',
    bidBelowLeast: 'Das Gebot liegt unter dem Mindestgebot oder dem Mindestschritt.',
    bidTooLow: 'Das Gebot muss höher sein als das bisher höchste.',
    bidAboveCash: 'Geboten wird nur aus dem Bargeld, und so viel ist nicht da.',
  },
  action: {
    pass: 'Passen',
    bid: (a, v) => `${v.short(a.amount)} bieten`,
  },
  ask: {
    noBid: (a, v) => `Versteigerung: ${common.phrase.lot(a, v)}, noch kein Gebot. Bieten oder passen?`,
    bid: (a, v) => `Versteigerung: ${common.phrase.lot(a, v)}, ${v.money(a.bid)} von ${v.seat(a.bidder)}. Bieten oder passen?`,
  },
}
