import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { lacking } from './words.ts'

/** Why a free property on which somebody has landed cannot be bought. */
function notForSale({ seat, deed, holder, slot }: EventOf<'notForSale'>, v: Voice): string {
  switch (slot) {
    case 'debtor':
      return `${v.seat(seat)} is in debt and may not buy ${v.deed(deed)}.`
    case 'claimPair':
      return `${v.seat(seat)} may not buy ${v.deed(deed)} while one of their groups has only one deed.`
    case 'earlyPurchase':
      return `${v.seat(seat)} may not buy ${v.deed(deed)} yet.`
    default:
      return holder < 0
        ? `${v.seat(seat)} may not buy ${v.deed(deed)}.`
        : `${v.seat(holder)} alone has the claim on ${v.deed(deed)}; ${v.seat(seat)} may not buy it.`
  }
}

function buy({ deed, price, missing, auction }: Questions['buy'], v: Voice): string {
  const otherwise = auction ? ' Otherwise it is auctioned.' : ''
  return missing > 0
    ? `${v.deed(deed)} costs ${v.money(price)}; ${lacking(missing, v)}.${otherwise}`
    : `Buy ${v.deed(deed)} for ${v.money(price)}?${otherwise}`
}

export const texts: ChapterTexts<'purchase'> = {
  events: {
    offeredForSale: ({ seat, deed, price }, v) => `${v.seat(seat)} may buy ${v.deed(deed)} for ${v.money(price)}.`,
    declined: ({ seat, deed }, v) => `${v.seat(seat)} does not buy ${v.deed(deed)}.`,
    notForSale,
  },
  payments: {
    purchase: ({ from, amount, deed }, v) => `${v.seat(from)} buys ${v.deed(deed)} for ${v.money(amount)}.`,
  },
  refusals: {
    nothingForSale: 'Nothing is for sale here now.',
    tooEarlyToBuy: 'In the first rounds nobody buys from the bank or bids for a property.',
    lapBeforeBuying: 'Only players who have passed the start once may buy from the bank or bid for properties.',
    nobodyMayBid: 'There is nobody yet who may bid for a property.',
    cannotAfford: 'The cash does not cover the price.',
  },
  actions: {
    buy: ({ deed, price }, v) => `Buy ${v.deed(deed)} for ${v.short(price)}`,
    decline: ({ auction }) => (auction ? 'Leave it to an auction' : 'Do not buy'),
  },
  questions: {
    buy,
  },
}
