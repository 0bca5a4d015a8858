import { DEEDS, type GameView, NOBODY, type Packed, pack, SEATS, type Terms } from '@hausregeln/engine'
import { lowestBit } from '@hausregeln/engine/core/chance.ts'
import { type CellNo, cell, column, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../../bot.ts'
import { NONE, reals } from '../../columns.ts'
import { Growth } from '../reading/gains.ts'
import { mayPropose } from '../reading/manners.ts'
import { FREE } from '../reading/owners.ts'
import type { Picture } from '../reading/picture.ts'
import { buildingMoney, groupWorth, worthIfJoined } from '../worth/worth.ts'
import { leastOf, priced, type Way, wayWith } from './ask.ts'

const NO_GROUP: number = NOBODY

/** In one of so many rounds the seat thinks of a deal with somebody who has refused offers. */
const REST = 3

/** By group + 1: what both sides together gain if the proposer takes the other's part, or gives its own. */
const surplusOfTaking = reals<CellNo>(DEEDS + 1)
const surplusOfGiving = reals<CellNo>(DEEDS + 1)
/** And how far it grows in one hand. */
const growth = column(new Int8Array(DEEDS + 1).fill(Growth.none, 0, 1))

/** No group, and the groups that both sides share. */
const shared = column(new Int8Array(DEEDS + 1).fill(NO_GROUP, 0, 1))
let sharedCount = 1

/** The deal being looked at, and the best so far. */
const best: { nerve: number; way: Way; value: number; to: SeatNo; take: GroupNo; give: GroupNo } = {
  nerve: 0,
  way: 'even',
  value: 0,
  to: NONE,
  take: NO_GROUP,
  give: NO_GROUP,
}

/** Ways to ask, the one that brings most first; the first by which there is a deal is taken. */
const WAYS: readonly Way[] = ['bold', 'modest', 'even']

/** By seat: how it is asked now; null where no deal with it is thought of. */
const ways: (Way | null)[] = Array.from({ length: SEATS }, () => null)

/**
 * The best deal that both sides gain by, laid into `terms`; or `NOTHING`. The deals looked at: the other's part of
 * one shared group, or the seat's own part of another, or both, and money.
 */
export function propose(p: Picture, l: GameView, seat: SeatNo, nerve: number, terms: Terms): Packed {
  best.nerve = nerve
  best.to = NONE
  for (let to: SeatNo = 0; to < p.seats; to++) ways[to] = wayNow(p, l, seat, to)
  for (const way of WAYS) {
    best.way = way
    best.value = leastOf(p, way)
    for (let to: SeatNo = 0; to < p.seats; to++) if (ways[to] === way) searchWith(p, l, seat, to, terms)
    if (best.to < 0) continue
    draft(p, l, seat, best.to, best.take, best.give, terms)
    return isLegal(l, l.book.codes.offer, seat) ? pack(l.book.codes.offer, seat) : NOTHING
  }
  return NOTHING
}

/**
 * How this player is asked, as manners have it: by who judges by money, in every third round, but for those who have
 * refused nobody anything. Null: not now.
 */
function wayNow(p: Picture, l: GameView, seat: SeatNo, to: SeatNo): Way | null {
  // Only what both have a part of is dealt in.
  const isAnybody = to !== seat && ((p.alive >>> to) & 1) === 1 && (p.parts[seat] & p.parts[to]) !== 0
  if (!isAnybody || !mayPropose(l, seat, to)) return null
  const way = wayWith(p, l, seat, to)
  const isRare = way === 'modest' || (way === 'even' && p.tuning.chances !== null)
  return isRare && (l.s.round + seat + to) % REST !== 0 ? null : way
}

function searchWith(p: Picture, l: GameView, seat: SeatNo, to: SeatNo, terms: Terms): void {
  estimate(p, seat, to)
  for (let i: CellNo = 0; i < sharedCount; i++)
    for (let j: CellNo = 0; j < sharedCount; j++) {
      const take: GroupNo = shared[i]
      const give: GroupNo = shared[j]
      const surplus = surplusOfTaking[cell(1, take)] + surplusOfGiving[cell(1, give)]
      if (take === give || !isPromising(p, surplus) || !isTrusted(p, l, seat, to, take, give)) continue
      const value = draft(p, l, seat, to, take, give, terms)
      if (value <= best.value) continue
      best.value = value
      best.to = to
      best.take = take
      best.give = give
    }
}

/** Whether a deal by which both together gain so much by money, as they are now, is worth a closer look. */
function isPromising({ tuning: { deals } }: Picture, surplus: number): boolean {
  if (best.way === 'even') return (surplus * Math.max(0.1, 1 - deals.caution)) / 2 > best.value
  return surplus > 0
}

/** Whether both would give what makes the other's groups grow further than their own: see `isFor`. */
function isTrusted(p: Picture, l: GameView, seat: SeatNo, to: SeatNo, take: GroupNo, give: GroupNo): boolean {
  const { parted } = l.s.parts.trade
  const { trust } = p.tuning.deals
  const own = growth[cell(1, take)]
  const others = growth[cell(1, give)]
  return own < others ? parted[to] >= trust : own === others || best.way !== 'even' || parted[seat] >= trust
}

/** Lists the groups that both share, and what both together gain if they come into one hand. */
function estimate(p: Picture, seat: SeatNo, to: SeatNo): void {
  sharedCount = 1
  // Of what both have a part, nobody has the whole.
  let both = p.parts[seat] & p.parts[to]
  if (both === 0) return
  const own = buildingMoney(p, seat)
  const others = buildingMoney(p, to)
  for (; both !== 0; both &= both - 1) {
    const group = lowestBit(both)
    if (p.built[group] !== 0 || held(p, FREE, group) !== 0) continue
    shared[sharedCount++] = group
    const now = groupWorth(p, seat, group, own) + groupWorth(p, to, group, others)
    const isWhole =
      p.ground.buildable[group] === 1 && held(p, seat, group) + held(p, to, group) === p.ground.size[group]
    growth[group + 1] = isWhole ? Growth.whole : Growth.part
    surplusOfTaking[group + 1] = worthIfJoined(p, seat, to, group, own) - now
    surplusOfGiving[group + 1] = worthIfJoined(p, to, seat, group, others) - now
  }
}

function held(p: Picture, owner: number, group: GroupNo): number {
  return p.held[cell(owner * p.groups, group)]
}

/** Lays out the deal, with its money; returns what it is worth, as `priced` has it. */
function draft(p: Picture, l: GameView, seat: SeatNo, to: SeatNo, take: GroupNo, give: GroupNo, terms: Terms): number {
  terms.clear()
  terms.to = to
  layGroup(p, to, take, terms, false)
  layGroup(p, seat, give, terms, true)
  return priced(p, l, seat, terms, best.way, best.nerve)
}

function layGroup(p: Picture, owner: number, group: GroupNo, terms: Terms, gives: boolean): void {
  if (group < 0) return
  const { groupStart, groupEnd, groupDeeds } = p.ground.book.board
  for (let i = groupStart[group]; i < groupEnd[group]; i++) {
    const deed = groupDeeds[i]
    if (p.owner[deed] !== owner) continue
    if (gives) terms.giveDeed(deed)
    else terms.getDeed(deed)
  }
}
