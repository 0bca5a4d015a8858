import { BANK } from '@hausregeln/engine'
import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { bid, forDeed, paidTo } from './words.ts'

const PAYMENT: Readonly<Record<Questions['sealed']['payment'], string>> = {
  everybody: 'Jeder zahlt sein Gebot',
  winner: 'Nur wer gewinnt, zahlt das eigene Gebot',
  second: 'Nur wer gewinnt, zahlt das zweithöchste Gebot',
}

function sealed({ deed, seller, minimum, reserve, payment }: Questions['sealed'], v: Voice): string {
  const sold = reserve > minimum ? `, verkauft wird ab ${v.money(reserve)}` : ''
  const least = minimum > 0 ? `mindestens ${v.money(minimum)}` : `auch 0 ist ein Gebot${sold}`
  return `Verdeckt auf ${v.deed(deed)} bieten, ${least}. ${PAYMENT[payment]} ${paidTo(seller, v)}.`
}

export const texts: ChapterTexts<'auction-sealed'> = {
  events: {
    sealedOpened: ({ deed, seat }, v) =>
      seat < BANK ? `${v.seat(seat)} versteigert ${v.deed(deed)}.` : `${v.deed(deed)} wird verdeckt versteigert.`,
    sealedBidIn: ({ seat }, v) => `${v.seat(seat)} hat ein verdecktes Gebot abgegeben.`,
    sealedRevealed: ({ seat, amount }, v) => `${v.seat(seat)} hat ${v.money(amount)} geboten.`,
    sealedTied: ({ deed, amount }, v) => `Gleichstand${forDeed(deed, v)}: mehrmals ${v.money(amount)} geboten.`,
    lotsDrawn: ({ seat }, v) => `Das Los fällt auf ${v.seat(seat)}.`,
  },
  payments: {
    sealedBid: bid,
  },
  refusals: {
    bidAlreadyIn: 'Das verdeckte Gebot ist schon abgegeben.',
    sealedTooLow: 'Nach dem Gleichstand muss das Gebot mindestens so hoch sein wie vorher.',
    noSealedBids: 'Gerade werden keine verdeckten Gebote angenommen.',
    notAskedToBid: 'An diesen verdeckten Geboten ist der Platz nicht beteiligt.',
    sealedAboveCash: 'So viel lässt sich nicht bar bezahlen, das Schutzgeld im Gefängnis eingerechnet.',
  },
  actions: {
    sealedBid: ({ amount }, v) => `${v.short(amount)} verdeckt bieten`,
  },
  questions: {
    sealed,
  },
  options: {
    auctionStreetsOnly: () =>
      'Bahnhöfe und Werke kann kaufen, wer dort landet; sonst werden sie offen versteigert. Straßen werden immer verdeckt versteigert.',
  },
}
