import { saysYes } from '../src/steady/dealing/answer.ts'
import { evenOutBy, weigh } from '../src/steady/dealing/deal.ts'
import { payLeast } from '../src/steady/dealing/least.ts'
import type { Pricing } from './search.ts'

/** The least money with which a steady player would still say yes. */
export const leastTaken: Pricing = (p, l, seat, terms, gains) => {
  if (!payLeast(p, l, seat, terms, gains, saysYes)) return false
  weigh(p, l, seat, terms, gains)
  return true
}

/** The money that leaves the proposer this part of what both gain together, as long as the other gains anything. */
export function partOf(share: number): Pricing {
  return (p, l, seat, terms, gains) => {
    evenOutBy(p, l, seat, terms, share, 0, gains)
    return gains.other > 0
  }
}
