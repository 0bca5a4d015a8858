// Written by `npm run words` from the .ftl files beside it; change those.
import { bits } from '@hausregeln/engine'
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    tradeForbidden: 'These rules forbid trade between players.',
    demandsFirst: 'While rent can still be demanded no owner holds an auction.',
    notAskedForMinimum: 'A minimum price is set only by the player who auctions a property.',
    tooManyPutUp: 'A player’s offers and auctions together are limited to {offersATurn} a turn.',
    auctionBuilt: 'Only properties whose colour group has no building can be auctioned.',
    minimumTooHigh: 'The minimum price is too high: {minimumPenalty} of it must be covered by the cash that no debt needs.',
  },
  wait: {
    minimum: (a, v) => (bits(a.seats).length === 1 ? `${v.seats(a.seats)} sets a minimum price.` : `${v.seats(a.seats)} set a minimum price.`),
  },
  minimumSet: {
    none: (a, v) => `${v.seat(a.seat)} sets no minimum price for ${v.deed(a.deed)}.`,
    amount: (a, v) => `${v.seat(a.seat)} sets a minimum price of ${v.money(a.amount)} for ${v.deed(a.deed)}.`,
  },
  penalty: {
    half: (a, v) => `${v.seat(a.from)} pays half the minimum price${common.phrase.forDeed(a, v)} ${common.phrase.paidTo(a, v)}: ${v.money(a.amount)}.`,
    share: (a, v) => `${v.seat(a.from)} pays ${v.numberOf('minimumPenalty')} of the minimum price${common.phrase.forDeed(a, v)} ${common.phrase.paidTo(a, v)}: ${v.money(a.amount)}.`,
  },
  action: {
    putUp: (a, v) => `Auction ${v.deed(a.deed)}`,
    noMinimum: 'Auction without a minimum price',
    setMinimum: (a, v) => `Set a minimum price of ${v.short(a.amount)}`,
  },
  ask: {
    minimum: (a, v) => `${v.deed(a.deed)} is put up for auction: set a minimum price (up to ${v.money(a.most)}), or 0 for none.`,
  },
}
