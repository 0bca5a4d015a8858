import { BANK } from '@hausregeln/engine'
import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { bid, forDeed, paidTo } from './words.ts'

const PAYMENT: Readonly<Record<Questions['sealed']['payment'], string>> = {
  everybody: 'Everybody pays their own bid',
  winner: 'Only the winner pays their bid',
  second: 'The winner alone pays the second-highest bid',
}

function sealed({ deed, seller, minimum, reserve, payment }: Questions['sealed'], v: Voice): string {
  const sold = reserve > minimum ? `, and it is sold from ${v.money(reserve)} on` : ''
  const least = minimum > 0 ? `at least ${v.money(minimum)}` : `0 is a bid too${sold}`
  return `Make a sealed bid for ${v.deed(deed)}: ${least}. ${PAYMENT[payment]} ${paidTo(seller, v)}.`
}

export const texts: ChapterTexts<'auction-sealed'> = {
  events: {
    sealedOpened: ({ deed, seat }, v) =>
      seat < BANK ? `${v.seat(seat)} auctions ${v.deed(deed)}.` : `Sealed bids are taken for ${v.deed(deed)}.`,
    sealedBidIn: ({ seat }, v) => `${v.seat(seat)} has made a sealed bid.`,
    sealedRevealed: ({ seat, amount }, v) => `${v.seat(seat)} has bid ${v.money(amount)}.`,
    sealedTied: ({ deed, amount }, v) => `A tie${forDeed(deed, v)}: ${v.money(amount)} bid more than once.`,
    lotsDrawn: ({ seat }, v) => `${v.seat(seat)} wins the draw.`,
  },
  payments: {
    sealedBid: bid,
  },
  refusals: {
    bidAlreadyIn: 'The sealed bid has already been made.',
    sealedTooLow: 'After the tie the bid must be at least as high as before.',
    noSealedBids: 'No sealed bids are taken now.',
    notAskedToBid: 'This seat has no part in these sealed bids.',
    sealedAboveCash: 'The cash does not cover so much, protection money in jail included.',
  },
  actions: {
    sealedBid: ({ amount }, v) => `Bid ${v.short(amount)} sealed`,
  },
  questions: {
    sealed,
  },
  options: {
    auctionStreetsOnly: () =>
      'A player who lands on a station or utility may buy it; otherwise it is auctioned openly. Streets are always auctioned sealed.',
  },
}
