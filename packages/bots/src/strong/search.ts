import { type GameView, type Terms, Terms as TermsInHand } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { promiseOf } from '../steady/chances/chances.ts'
import { bearsGrudge, reluctance } from '../steady/dealing/heed.ts'
import type { Chances } from '../steady/figures/tuning.ts'
import { type Gains, Growth, noGains } from '../steady/reading/gains.ts'
import { mayPropose } from '../steady/reading/manners.ts'
import type { Picture } from '../steady/reading/picture.ts'
import type { Proposed } from './ahead.ts'
import { type Goods, goodsOf, layGoods } from './goods.ts'
import { payAsked } from './partner.ts'

/** A deal whose goods are known, and what both sides together gain by it while no money is paid. */
interface Sketch {
  readonly to: SeatNo
  readonly taken: Goods | null
  readonly given: Goods | null
  readonly joint: number
}

/** What both must gain together for a deal to be priced, and how many are. */
const LEAST_JOINT = 0.004
const MOST_PRICED = 8

/** A deal that is not made, whatever is paid. */
const NEVER = Number.NEGATIVE_INFINITY

const gains = noGains()
const tried = new TermsInHand()

/** What deals that look best by the net are worth once games are played on with each; at least `least`, or less. */
export type Weighed = (deals: readonly Proposed[], least: number) => readonly number[]

/** So many of the best deals are weighed in one decision. */
const MOST_WEIGHED = 2

/**
 * Lays the deal that adds most to the own chance to win, among those that the others are taken to agree to; false if
 * there is none.
 */
export function bestDeal(
  p: Picture,
  chances: Chances,
  l: GameView,
  seat: SeatNo,
  terms: Terms,
  weighed: Weighed = asTheyLook,
): boolean {
  const deals = pricedDeals(p, chances, l, seat).slice(0, MOST_WEIGHED)
  const worths = weighed(deals, chances.proposed)
  const best = deals[worths.indexOf(Math.max(...worths))]
  if (best === undefined || Math.max(...worths) <= chances.proposed) return false
  Object.assign(terms, best.terms)
  return true
}

const asTheyLook: Weighed = (deals) => deals.map(({ value }) => value)

/** The deals that are worth proposing, the best first. */
function pricedDeals(p: Picture, chances: Chances, l: GameView, seat: SeatNo): Proposed[] {
  const found: Proposed[] = []
  for (const sketch of sketches(p, chances, l, seat)) {
    if (sketch.joint < chances.proposed) break
    layOut(sketch)
    if (!payAsked(p, chances.net, l, seat, tried, gains)) continue
    promiseOf(p, chances.net, l, seat, tried, gains)
    const value = valueToPropose(p, l, seat, sketch.to, gains)
    if (value > chances.proposed) found.push({ terms: Object.assign(new TermsInHand(), tried), value })
  }
  return found.sort((a, b) => b.value - a.value)
}

/**
 * What a deal is worth to who proposes it, in chances. Where it makes a group whole for the other alone, it is none for
 * tables that sell nothing: one of the others must have given a deed away, and who only refuses pays for that.
 */
export function valueToPropose(p: Picture, l: GameView, seat: SeatNo, to: SeatNo, gains: Readonly<Gains>): number {
  const { proposer, other, proposerGrows, otherGrows } = gains
  if (bearsGrudge(p, l, seat, to)) return NEVER
  if (otherGrows !== Growth.whole || proposerGrows === Growth.whole) return proposer
  return hasSold(p, l, seat) ? proposer - reluctance(p, l, to, seat) * Math.max(0, other) : NEVER
}

/** Whether any of the others has given a deed away in a deal. */
function hasSold(p: Picture, l: GameView, seat: SeatNo): boolean {
  for (let other: SeatNo = 0; other < p.seats; other++)
    if (other !== seat && l.s.parts.trade.parted[other] > 0) return true
  return false
}

/** The deals by which both together gain most, the best first. */
function sketches(p: Picture, chances: Chances, l: GameView, seat: SeatNo): Sketch[] {
  const found: Sketch[] = []
  for (let to: SeatNo = 0; to < p.seats; to++) {
    if (to === seat || ((p.alive >>> to) & 1) === 0 || !mayPropose(l, seat, to)) continue
    const giving = wanted(p, goodsOf(p, l, seat), to)
    for (const taken of wanted(p, goodsOf(p, l, to), seat))
      for (const given of giving) {
        if (taken?.group === given?.group) continue
        layOut({ to, taken, given })
        promiseOf(p, chances.net, l, seat, tried, gains)
        const joint = gains.proposer + gains.other
        if (joint > LEAST_JOINT) found.push({ to, taken, given, joint })
      }
  }
  return found.sort((a, b) => b.joint - a.joint).slice(0, MOST_PRICED)
}

/** Nothing, and of these goods those in whose group somebody has a part already. */
function wanted(p: Picture, goods: readonly Goods[], receiver: SeatNo): (Goods | null)[] {
  return [null, ...goods.filter(({ group }) => p.held[cell(receiver * p.groups, group)] !== 0)]
}

function layOut({ to, taken, given }: Omit<Sketch, 'joint'>): void {
  tried.clear()
  tried.to = to
  layGoods(tried, taken, given)
}
