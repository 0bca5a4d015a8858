import { choice, number, otherwise, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { former } from '@hausregeln/engine/core/edition.ts'
import { afterLap, afterRounds, buyersOf } from './early.ts'
import { auctionOpenly, auctionToAll, offerForSale, staysWithBank } from './purchase.ts'

/** What becomes of a free property on which somebody has landed. */
export const choices = [
  choice('unowned', 'offerForSale', [], offerForSale, {
    governs: ['purchase'],
  }),
  choice('unowned', 'auctionOpen', ['auction-open'], auctionOpenly, { governs: ['purchase'] }),
  choice('declined', 'auctionToAll', ['auction-open'], auctionToAll, { governs: ['declined'] }),
  choice('declined', 'staysWithBank', [], staysWithBank, {
    governs: ['declined'],
  }),
  choice('mayBuy', 'afterRounds', ['unowned=offerForSale|auctionOnLanding|auctionOpen|auctionSealed'], afterRounds, {
    slots: ['earlyPurchase'],
  }),
  choice('mayBuy', 'afterLap', ['unowned=offerForSale|auctionOnLanding|auctionOpen|auctionSealed'], afterLap, {
    slots: ['earlyPurchase'],
  }),
  otherwise('mayBuy', 'anybody', [], () => null),
  otherwise('bidders', 'thoseWhoMayBuy', [], buyersOf, { sentence: UNASKED }),
  otherwise('bought', 'nothing', [], () => {}, { sentence: UNASKED }),
] as const

/** Those who might not buy yet once bid all the same for what was not auctioned on a landing. */
export const formers = [
  former(
    1,
    choice('bidders', 'everybody', [], (l) => l.s.alive, { sentence: UNASKED }),
  ),
] as const

export const numbers = [
  number('closedRounds', [1, 20], { arises: ({ is }) => is('mayBuy', 'afterRounds'), usual: 1, quiet: true }),
] as const
