import type { Terms } from '@hausregeln/engine'
import { evenOutBy, weigh } from '../steady/deal.ts'
import { netOfOther } from '../steady/heed.ts'
import type { Pricing } from './search.ts'

/** The least money with which a steady player would still say yes. */
export const leastTaken: Pricing = (p, l, seat, terms, gains) => {
  const says = (paid: number): boolean => {
    pay(terms, paid)
    weigh(p, l, seat, terms, gains)
    return netOfOther(p, l, seat, terms.to, gains) >= p.tuning.threshold * p.ground.unit
  }
  let no = Math.min(0, -Math.floor(p.cash[terms.to] ?? 0)) - 1
  let yes = Math.max(0, Math.floor(p.cash[seat] ?? 0))
  if (!says(yes)) return false
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2)
    if (says(middle)) yes = middle
    else no = middle
  }
  return says(yes)
}

/** The money that leaves the proposer this part of what both gain together, as long as the other gains anything. */
export function partOf(share: number): Pricing {
  return (p, l, seat, terms, gains) => {
    evenOutBy(p, l, seat, terms, share, gains)
    return gains.other > 0
  }
}

function pay(terms: Terms, paid: number): void {
  terms.giveCash = Math.max(0, paid)
  terms.getCash = Math.max(0, -paid)
}
