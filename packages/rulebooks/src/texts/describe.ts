import type { EventType, GameEvent, Rulebook, Slot } from '@hausregeln/engine'
import type { Composed } from './chapter-texts.ts'
import type { Language } from './language.ts'
import { tellEnd } from './tell-end.ts'
import type { EventOf } from './tongue.ts'
import { tongues } from './tongues.ts'
import { Voice } from './voice.ts'

/** A sentence for the log. `names`: of the players, by seat. */
export function eventText(rulebook: Rulebook, event: GameEvent, names: readonly string[], language: Language): string {
  return tell(event.type, event, new Voice(rulebook, names, language))
}

function tell<Type extends EventType>(type: Type, event: GameEvent, v: Voice): string {
  const { events, payments, phrases } = tongues[v.language]
  if (event.type === 'moneyMoved') return (payments[event.slot] ?? phrases.payment)(event, v)
  if (event.type === 'gameOver') return tellEnd(event.reason, event.winners, v)
  return events[type as Exclude<Type, Composed>](event as EventOf<Exclude<Type, Composed>>, v)
}

/**
 * How much an event matters to a reader of the log: `main` changes what somebody has, is or may; `detail` tells how it
 * came about; `echo` repeats what another event of the same moment says better.
 */
export type EventLevel = 'main' | 'detail' | 'echo'

export function eventLevel(event: GameEvent): EventLevel {
  switch (event.type) {
    case 'moneyMoved':
      return event.amount === 0 ? 'echo' : (paymentLevels[event.slot] ?? 'main')
    case 'deedMoved':
      return event.from < 0 ? 'echo' : 'detail'
    default:
      return levels[event.type]
  }
}

/** Payments that are told with what they are paid for; all others are told for themselves. */
const paymentLevels: Readonly<Partial<Record<Slot, EventLevel>>> = {
  auction: 'echo',
  deal: 'echo',
  mortgage: 'echo',
  lift: 'echo',
  keeper: 'echo',
  ownSell: 'echo',
  shareTrade: 'echo',
  shareSale: 'echo',
  sharePurchase: 'echo',
  plotSale: 'echo',
  build: 'detail',
  buildHotel: 'detail',
  sellBuilding: 'detail',
  jailBail: 'detail',
  jailThird: 'detail',
}

const levels: Readonly<Record<Exclude<EventType, 'moneyMoved' | 'deedMoved'>, EventLevel>> = {
  firstThrow: 'detail',
  starts: 'main',
  dealt: 'main',
  turnBegan: 'detail',
  threw: 'detail',
  thrownForRent: 'detail',
  moved: 'main',
  jailed: 'main',
  freed: 'main',
  stayedInJail: 'main',
  visited: 'detail',
  cardDrawn: 'main',
  jailCardKept: 'detail',
  jailCardReturned: 'detail',
  offeredForSale: 'detail',
  declined: 'detail',
  auctionOpened: 'detail',
  bid: 'detail',
  passed: 'detail',
  auctionWon: 'main',
  auctionUnsold: 'main',
  rentDue: 'detail',
  rentDemanded: 'detail',
  rentWaived: 'main',
  rentLapsed: 'main',
  noRent: 'detail',
  built: 'main',
  sold: 'main',
  shortage: 'detail',
  wanted: 'detail',
  notWanted: 'detail',
  pieceAuctioned: 'detail',
  pieceWon: 'main',
  mortgaged: 'main',
  lifted: 'main',
  tradeOffered: 'detail',
  tradeCountered: 'detail',
  tradeDeclined: 'detail',
  tradeWithdrawn: 'detail',
  tradeLapsed: 'detail',
  traded: 'main',
  debtOpened: 'main',
  debtPaid: 'detail',
  bankDebt: 'main',
  bankDebtRepaid: 'detail',
  bankrupt: 'main',
  left: 'detail',
  resigned: 'main',
  estateAuctioned: 'detail',
  timeUp: 'main',
  gameOver: 'main',
  sealedOpened: 'detail',
  sealedBidIn: 'detail',
  sealedRevealed: 'detail',
  sealedTied: 'detail',
  lotsDrawn: 'main',
  deedSold: 'main',
  satOut: 'main',
  paymentCut: 'main',
  eliminated: 'main',
  notForSale: 'detail',
  claimed: 'main',
  claimLapsed: 'main',
  noFurtherThrow: 'detail',
  cardsShuffled: 'detail',
  lostByDebt: 'main',
  minimumSet: 'detail',
  sharesWanted: 'detail',
  sharesUnsold: 'detail',
  sharesMoved: 'main',
  reportOwed: 'main',
  reported: 'main',
  reportLate: 'main',
  dividend: 'main',
  takenOver: 'main',
  adjusted: 'main',
  corrected: 'main',
}
