import { type GameView, SEATS } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type Gains, Growth } from '../reading/gains.ts'
import { readiness, readinessOfTable } from '../reading/manners.ts'
import type { Picture } from '../reading/picture.ts'

/** A deal that is not made, whatever is paid. */
const NEVER = Number.NEGATIVE_INFINITY

/** What a deal is worth to who proposes it, mindful of what the other gains. */
export function netOfProposer(p: Picture, l: GameView, seat: SeatNo, to: SeatNo, gains: Gains): number {
  const { proposer, other, proposerGrows, otherGrows } = gains
  return isFor(p, l, seat, to, otherGrows, proposerGrows)
    ? proposer - mindOf(p, l, to, seat, otherGrows, proposerGrows) * Math.max(0, other)
    : NEVER
}

/** What it is worth to who answers. */
export function netOfOther(p: Picture, l: GameView, seat: SeatNo, to: SeatNo, gains: Gains): number {
  const { proposer, other, proposerGrows, otherGrows } = gains
  return isFor(p, l, to, seat, proposerGrows, otherGrows)
    ? other - mindOf(p, l, seat, to, proposerGrows, otherGrows) * Math.max(0, proposer)
    : NEVER
}

/**
 * The part of the joint gain that the proposer asks for: `nerve` (0 to 1) lies between the least that it takes and the
 * most that the other leaves it.
 */
export function shareOf(p: Picture, l: GameView, seat: SeatNo, to: SeatNo, gains: Gains, nerve: number): number {
  const own = mindOf(p, l, to, seat, gains.otherGrows, gains.proposerGrows)
  const others = mindOf(p, l, seat, to, gains.proposerGrows, gains.otherGrows)
  const least = own / (1 + own)
  return least + nerve * (1 / (1 + others) - least)
}

/**
 * Deeds for money alone are for those who have given up some themselves: a table that sells nothing is sold nothing.
 * And who bears a grudge deals with nobody who has refused it too often.
 */
export function isFor(
  p: Picture,
  l: GameView,
  self: SeatNo,
  partner: SeatNo,
  grows: number,
  ownGrows: number,
): boolean {
  if (bearsGrudge(p, l, self, partner)) return false
  return grows <= ownGrows || l.s.parts.trade.parted[partner] >= p.tuning.deals.trust
}

/** Whether a player deals no more with a partner who has refused it too often. */
export function bearsGrudge(p: Picture, l: GameView, self: SeatNo, partner: SeatNo): boolean {
  const { declined, parted } = l.s.parts.trade
  return declined[cell(self * SEATS, partner)] - parted[partner] >= p.tuning.deals.grudge
}

/**
 * How much of what `partner` gains counts against a deal with it. Whose groups alone grow by a deal pays for what that
 * gives: the more, the less ready to sell it and the rest of the table have been, for there will be nothing to make
 * good by.
 */
function mindOf(p: Picture, l: GameView, partner: SeatNo, self: SeatNo, grows: number, ownGrows: number): number {
  const { caution, part, whole } = p.tuning.deals
  if (grows <= ownGrows) return caution
  return (grows === Growth.whole ? whole : part) + reluctance(p, l, partner, self)
}

/** What comes on top for who only refuses, at a table that only refuses. */
export function reluctance(p: Picture, l: GameView, partner: SeatNo, self: SeatNo): number {
  const { refused } = p.tuning.deals
  return refused === 0 ? 0 : refused * (1 - (readiness(l, partner) + readinessOfTable(l, self)) / 2)
}

/**
 * Whether a table hardly sells anything: there whatever adds to the own chance to win is good, if it is good by money
 * at all.
 */
export function isStuck({ tuning: { chances, deals } }: Picture, l: GameView, self: SeatNo): boolean {
  return chances !== null && readinessOfTable(l, self) < deals.stuck
}

/**
 * What a deal adds to the chance to win of who answers. That the chances of all others fall by what both gain is in it
 * already, so that of what it adds to the proposer's only reluctance counts.
 */
export function chanceOfAnswer(p: Picture, l: GameView, self: SeatNo, partner: SeatNo, gains: Gains): number {
  const { proposer, other, proposerGrows, otherGrows } = gains
  if (!isFor(p, l, self, partner, proposerGrows, otherGrows)) return NEVER
  return proposerGrows <= otherGrows ? other : other - reluctance(p, l, partner, self) * Math.max(0, proposer)
}

/**
 * The same of who proposes it, who does not mind being the first to give, as long as that makes no group of the other's
 * whole.
 */
export function chanceToPropose(p: Picture, l: GameView, self: SeatNo, partner: SeatNo, gains: Gains): number {
  const { proposer, other, proposerGrows, otherGrows } = gains
  const isSale = otherGrows === Growth.whole && proposerGrows !== Growth.whole
  if (!isSale) return bearsGrudge(p, l, self, partner) ? NEVER : proposer
  if (!isFor(p, l, self, partner, otherGrows, proposerGrows)) return NEVER
  return proposer - reluctance(p, l, partner, self) * Math.max(0, other)
}
