import { SEATS } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { reals } from './columns.ts'

/**
 * Bids in an auction in which everybody pays their own bid, as the theory of all-pay auctions with complete information
 * has it (Baye, Kovenock and de Vries 1996; with limits on what can be bid, Che and Gale 1998, Siegel 2009). There is
 * no equilibrium in pure strategies: a bidder who knew the others' bids would bid one more, or nothing. So bids are
 * drawn.
 *
 * A bidder's *reach* is the most that they would and can bid: the lesser of the lot's value to them and of their money.
 * T is the second-highest reach; nobody needs to bid beyond it.
 *
 * - One bidder, the strongest, reaches clearly farther than all others. The rivals of reach T (q of them, value v) draw
 *   from F(b) = ((b + V - T) / V)^(1/q), where V is the value of the strongest: every bid up to T then gains the
 *   strongest V - T. The rivals bid 0 with the chance that lies below. The strongest draws from b / (v F(b)^(q-1)), by
 *   which the rivals gain 0; where they lack the money to bid what it is worth to them (T < v), the rest of that chance
 *   is a bid just above T.
 * - k bidders of about the same reach draw from F(b) = (b / v)^(1/(k-1)) and gain 0. Where the money of all ends at
 *   T < v, they draw so only up to a bid from which on it is better to stake T, and else stake T: if they tie there
 *   three times, lots are drawn, so such a tie is worth an equal part of the lot.
 * - All others bid 0.
 *
 * A price below which the lot is not sold leaves this as it is, but for what is drawn below it: the one who reaches
 * farthest bids that price instead, the others 0.
 *
 * A tie below T has hardly any chance. Who is in one cannot withdraw, and must pay at least the bid already made: that
 * money is as good as spent. So the tied draw again, in the same way, what they bid beyond it.
 */

/** Reaches that differ by less than this share count as equal: nobody knows them more exactly. */
const NEAR = 0.04

const BISECTIONS = 40

/** The bidders of an auction: what the lot is worth to each, in terms of a bid, and the most that each can bid. */
export class Contest {
  readonly value = reals<SeatNo>(SEATS)
  readonly most = reals<SeatNo>(SEATS)
  /** Those who bid: a bit a seat. */
  bidders = 0

  reach(seat: SeatNo): number {
    return (this.bidders >>> seat) & 1 ? Math.max(0, Math.min(this.value[seat], this.most[seat])) : 0
  }

  /** Who reaches farthest; -1 if nobody bids. */
  farthest(but = -1): SeatNo {
    let best = -1
    for (let seat: SeatNo = 0; seat < this.value.length; seat++)
      if (seat !== but && (this.bidders >>> seat) & 1 && (best < 0 || this.reach(seat) > this.reach(best))) best = seat
    return best
  }
}

/** The bid of `seat`, by a number from 0 to 1 drawn at random. Nothing is sold below `reserve`. */
export function drawBid(contest: Contest, seat: SeatNo, reserve: number, drawn: number): number {
  const reach = contest.reach(seat)
  const top = contest.farthest()
  const threshold = second(contest, top)
  const least = Math.max(1, reserve)
  if (reach < least) return 0
  if (threshold < least) return seat === top ? least : 0
  const isClear = contest.reach(top) * (1 - NEAR) > threshold
  if (reach < threshold * (1 - NEAR)) return 0
  const bid = isClear
    ? seat === top
      ? asFarthest(contest, top, threshold, drawn)
      : asChallenger(contest, top, threshold, drawn)
    : amongEquals(contest, seat, threshold, drawn)
  const rounded = Math.round(Math.min(bid, contest.most[seat]))
  if (rounded >= reserve) return rounded
  return seat === top ? reserve : 0
}

/** The second-highest reach. */
function second(contest: Contest, top: SeatNo): number {
  const next = contest.farthest(top)
  return next < 0 ? 0 : contest.reach(next)
}

/** How many others reach about as far as this. */
function countAt(contest: Contest, threshold: number, but: number): number {
  let count = 0
  for (let seat: SeatNo = 0; seat < contest.value.length; seat++)
    if (seat !== but && contest.reach(seat) >= threshold * (1 - NEAR) && contest.reach(seat) > 0) count++
  return count
}

function asChallenger(contest: Contest, top: SeatNo, threshold: number, drawn: number): number {
  const rivals = countAt(contest, threshold, top)
  const value = contest.value[top]
  return Math.max(0, value * drawn ** rivals - (value - threshold))
}

function asFarthest(contest: Contest, top: SeatNo, threshold: number, drawn: number): number {
  const rivals = countAt(contest, threshold, top)
  const { value } = contest
  const theirs = value[contest.farthest(top)]
  if (drawn > threshold / theirs) return threshold + 1
  // Against one rival the powers below are the first and the zeroth.
  if (rivals === 1) return drawn * theirs
  const chance = (bid: number) => {
    const below = ((bid + value[top] - threshold) / value[top]) ** (1 / rivals)
    return bid / (theirs * below ** (rivals - 1))
  }
  return solve(threshold, (bid) => chance(bid) < drawn, true)
}

function amongEquals(contest: Contest, seat: SeatNo, threshold: number, drawn: number): number {
  const equals = countAt(contest, threshold, -1)
  const value = Math.max(threshold, contest.value[seat])
  const share = threshold / value
  if (share > 1 - NEAR) return threshold * drawn ** (equals - 1)
  const below = share <= 1 / equals ? 0 : solve(1, (chance) => equalPart(chance, equals) < share, false)
  return drawn < below ? value * drawn ** (equals - 1) : threshold
}

/**
 * The part of the lot that a bidder who stakes everything gets on average, if each of the others stakes less with this
 * chance.
 */
function equalPart(chance: number, equals: number): number {
  return chance >= 1 ? 1 : (1 - chance ** equals) / (equals * (1 - chance))
}

/** The number from 0 to `most` up to which `isBelow` holds; `whole`: or any that is rounded to the same. */
function solve(most: number, isBelow: (x: number) => boolean, whole: boolean): number {
  let low = 0
  let high = most
  for (let n = 0; n < BISECTIONS && !(whole && Math.round(low) === Math.round(high)); n++) {
    const middle = (low + high) / 2
    if (isBelow(middle)) low = middle
    else high = middle
  }
  return high
}
