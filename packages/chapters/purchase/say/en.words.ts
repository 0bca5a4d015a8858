// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

const otherwise: Words['otherwise'] = (a) => (a.auction ? ' Otherwise it is auctioned.' : '')

export const words: Words = {
  event: {
    offeredForSale: (a, v) => `${v.seat(a.seat)} may buy ${v.deed(a.deed)} for ${v.money(a.price)}.`,
    declined: (a, v) => `${v.seat(a.seat)} does not buy ${v.deed(a.deed)}.`,
  },
  payment: {
    purchase: (a, v) => `${v.seat(a.from)} buys ${v.deed(a.deed)} for ${v.money(a.amount)}.`,
  },
  refusal: {
    nothingForSale: 'Nothing is for sale here now.',
    tooEarlyToBuy: 'In the first rounds nobody buys from the bank or bids for a property.',
    lapBeforeBuying: 'Only players who have passed the start once may buy from the bank or bid for properties.',
    nobodyMayBid: 'There is nobody yet who may bid for a property.',
    cannotAfford: 'The cash does not cover the price.',
  },
  notForSale: {
    debtor: (a, v) => `${v.seat(a.seat)} is in debt and may not buy ${v.deed(a.deed)}.`,
    claimPair: (a, v) => `${v.seat(a.seat)} may not buy ${v.deed(a.deed)} while one of their groups has only one deed.`,
    earlyPurchase: (a, v) => `${v.seat(a.seat)} may not buy ${v.deed(a.deed)} yet.`,
    plain: (a, v) => `${v.seat(a.seat)} may not buy ${v.deed(a.deed)}.`,
    claimed: (a, v) => `${v.seat(a.holder)} alone has the claim on ${v.deed(a.deed)}; ${v.seat(a.seat)} may not buy it.`,
  },
  action: {
    buy: (a, v) => `Buy ${v.deed(a.deed)} for ${v.short(a.price)}`,
    leaveToAuction: 'Leave it to an auction',
    doNotBuy: 'Do not buy',
  },
  otherwise: otherwise,
  ask: {
    buy: (a, v) => `Buy ${v.deed(a.deed)} for ${v.money(a.price)}?${otherwise(a)}`,
    tooDear: (a, v) => `${v.deed(a.deed)} costs ${v.money(a.price)}; ${common.phrase.lacking(a, v)}.${otherwise(a)}`,
  },
}
