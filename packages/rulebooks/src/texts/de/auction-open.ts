import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { lot } from './words.ts'

function auction({ deed, bid, bidder }: Questions['auction'], v: Voice): string {
  const state = bidder < 0 ? 'noch kein Gebot' : `${v.money(bid)} von ${v.seat(bidder)}`
  return `Versteigerung: ${lot(deed, v)}, ${state}. Bieten oder passen?`
}

export const texts: ChapterTexts<'auction-open'> = {
  events: {
    auctionOpened: ({ deed }, v) => `${v.deed(deed)} wird versteigert.`,
    bid: ({ seat, amount, deed }, v) => `${v.seat(seat)} bietet ${v.money(amount)} für ${lot(deed, v)}.`,
    passed: ({ seat }, v) => `${v.seat(seat)} passt.`,
  },
  refusals: {
    noAuction: 'Es läuft keine Versteigerung.',
    outOfAuction: 'Hier bietet nur noch, wer gefragt ist und nicht gepasst hat.',
    alreadyHighest: 'Das höchste Gebot ist schon das eigene.',
    bidBelowLeast: 'Das Gebot liegt unter dem Mindestgebot oder dem Mindestschritt.',
    bidTooLow: 'Das Gebot muss höher sein als das bisher höchste.',
    bidAboveCash: 'Geboten wird nur aus dem Bargeld, und so viel ist nicht da.',
  },
  actions: {
    bid: ({ amount }, v) => `${v.short(amount)} bieten`,
    pass: () => 'Passen',
  },
  questions: {
    auction,
  },
}
