import { DEEDS, type Lens, NOBODY, type Packed, pack, SEATS, type Terms } from '@hausregeln/engine'
import { lowestBit } from '@hausregeln/engine/core/chance.ts'
import { NOTHING } from '../bot.ts'
import { saysYes } from './answer.ts'
import { evenOut } from './deal.ts'
import { chanceToPropose, netOfOther, netOfProposer, noGains } from './heed.ts'
import { payMore, payUsual } from './least.ts'
import { isLegal } from './legal.ts'
import { mayPropose } from './manners.ts'
import { promiseOf } from './outlook/chances.ts'
import { FREE, type Picture } from './picture.ts'
import type { Chances } from './tuning.ts'
import { buildingMoney, groupWorth, worthIfJoined } from './worth.ts'

const NO_GROUP = NOBODY

/** Rounds in one of which one thinks of a deal with somebody to whom an offer was made before. */
const REST = 3
const gains = noGains()

/** By group + 1: what both sides together gain if the proposer takes the other's part, or gives his own. */
const surplusOfTaking = new Float64Array(DEEDS + 1)
const surplusOfGiving = new Float64Array(DEEDS + 1)

/** No group, and the groups that both sides share. */
const shared = new Int8Array(DEEDS + 1).fill(NO_GROUP, 0, 1)
let sharedCount = 1

/** The deal being looked at, and the best so far. */
const best = { nerve: 0, value: 0, to: NOBODY, take: NO_GROUP, give: NO_GROUP }

/**
 * The best deal that both sides gain by, laid into `terms`; or `NOTHING`. The deals looked at: the other's part of
 * one shared group, or one's own part of another, or both, money evening out the gains.
 */
export function propose(p: Picture, l: Lens, seat: number, nerve: number, terms: Terms): Packed {
  best.nerve = nerve
  best.value = alone(p)?.proposed ?? p.tuning.threshold * p.ground.unit
  best.to = NOBODY
  for (let to = 0; to < p.seats; to++)
    if (to !== seat && ((p.alive >>> to) & 1) === 1 && isTurnOf(p, l, seat, to)) searchWith(p, l, seat, to, terms)
  if (best.to === NOBODY) return NOTHING
  draft(p, l, seat, best.to, best.take, best.give, terms)
  return isLegal(l, l.book.codes.offer, seat) ? pack(l.book.codes.offer, seat) : NOTHING
}

/** The chances by which one judges who minds nothing else. */
function alone({ tuning: { chances } }: Picture): Chances | null {
  return chances?.alone === true ? chances : null
}

/** Whether one thinks of a deal with them now: as manners have it, and where an offer was made before, in every third round. */
function isTurnOf(p: Picture, l: Lens, seat: number, to: number): boolean {
  const { chances } = p.tuning
  const isFirst = l.s.parts.trade.asked[seat * SEATS + to] === 0
  const isEveryRound = isFirst || chances === null || chances.alone
  return (isEveryRound || (l.s.round + seat + to) % REST === 0) && mayPropose(l, seat, to)
}

function searchWith(p: Picture, l: Lens, seat: number, to: number, terms: Terms): void {
  const lesser = Math.max(0.1, 1 - p.tuning.deals.caution) / 2
  estimate(p, seat, to)
  const least = alone(p) === null ? best.value : Number.NEGATIVE_INFINITY
  for (let i = 0; i < sharedCount; i++)
    for (let j = 0; j < sharedCount; j++) {
      const take = shared[i]!
      const give = shared[j]!
      if (take === give || (surplusOfTaking[take + 1]! + surplusOfGiving[give + 1]!) * lesser <= least) continue
      const value = draft(p, l, seat, to, take, give, terms)
      if (value <= best.value) continue
      best.value = value
      best.to = to
      best.take = take
      best.give = give
    }
}

/** Lists the groups that both share, and what both together gain if they come into one hand. */
function estimate(p: Picture, seat: number, to: number): void {
  sharedCount = 1
  // Of what both have a part, nobody has the whole.
  let both = p.parts[seat]! & p.parts[to]!
  if (both === 0) return
  const own = buildingMoney(p, seat)
  const others = buildingMoney(p, to)
  for (; both !== 0; both &= both - 1) {
    const group = lowestBit(both)
    if (p.built[group] !== 0 || !isOpen(p, group)) continue
    shared[sharedCount++] = group
    const now = groupWorth(p, seat, group, own) + groupWorth(p, to, group, others)
    surplusOfTaking[group + 1] = worthIfJoined(p, seat, to, group, own) - now
    surplusOfGiving[group + 1] = worthIfJoined(p, to, seat, group, others) - now
  }
}

/** Whether a group is dealt in while the bank has some of it. */
function isOpen(p: Picture, group: number): boolean {
  const free = p.held[FREE * p.groups + group]!
  return free === 0 || alone(p) !== null
}

/** Lays out the deal, with the money that evens out the gains; returns the lesser net gain, or what the own chance gains by it. */
function draft(p: Picture, l: Lens, seat: number, to: number, take: number, give: number, terms: Terms): number {
  terms.clear()
  terms.to = to
  layGroup(p, to, take, terms, false)
  layGroup(p, seat, give, terms, true)
  const chances = alone(p)
  if (chances !== null) return priceByChances(p, l, seat, terms, chances)
  evenOut(p, l, seat, terms, best.nerve, gains)
  return Math.min(netOfProposer(p, l, seat, to, gains), netOfOther(p, l, seat, to, gains))
}

/**
 * Asks for as much as others usually leave, and of who has refused before for no more than leaves them better off by chances, too.
 * Returns what that adds to the own chance.
 */
function priceByChances(p: Picture, l: Lens, seat: number, terms: Terms, chances: Chances): number {
  const { to } = terms
  if (!payUsual(p, l, seat, terms, gains)) return Number.NEGATIVE_INFINITY
  promiseOf(p, chances.net, l, seat, terms, gains)
  const value = chanceToPropose(p, l, seat, to, gains)
  const isEnough = l.s.parts.trade.declined[seat * SEATS + to] === 0 || gains.other >= chances.answered
  if (isEnough || value <= best.value) return value
  if (!payMore(p, l, seat, terms, gains, saysYes)) return Number.NEGATIVE_INFINITY
  promiseOf(p, chances.net, l, seat, terms, gains)
  return chanceToPropose(p, l, seat, to, gains)
}

function layGroup(p: Picture, owner: number, group: number, terms: Terms, gives: boolean): void {
  if (group === NO_GROUP) return
  const { groupStart, groupDeeds } = p.ground.book.board
  for (let i = groupStart[group]!; i < groupStart[group + 1]!; i++) {
    const deed = groupDeeds[i]!
    if (p.owner[deed] !== owner) continue
    if (gives) terms.giveDeed(deed)
    else terms.getDeed(deed)
  }
}
