import type { GameView, Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { promiseOf } from '../chances/chances.ts'
import type { Chances } from '../figures/tuning.ts'
import { noGains } from '../reading/gains.ts'
import { hasRefused } from '../reading/manners.ts'
import type { Picture } from '../reading/picture.ts'
import { evenOut, evenOutBy } from './deal.ts'
import { chanceToPropose, isFor, isStuck, netOfOther, netOfProposer } from './heed.ts'

/** A deal that is not proposed. */
const NEVER = Number.NEGATIVE_INFINITY

/** What is aimed at, in parts of the least for which somebody takes a deal: the money is found in a few steps only. */
const AMPLE = 1.5

const gains = noGains()

/**
 * How money is asked for: boldly of who has refused nobody anything yet, all that somebody just gives who judges by
 * money; modestly at a stuck table, little of what both gain; else so that it evens out the gains.
 */
export type Way = 'bold' | 'modest' | 'even'

/** How this player is asked. */
export function wayWith(p: Picture, l: GameView, seat: SeatNo, to: SeatNo): Way {
  const { chances } = p.tuning
  if (chances === null) return 'even'
  if (!hasRefused(l, to)) return 'bold'
  return isStuck(p, l, seat) ? 'modest' : 'even'
}

/** What a deal must bring at least to be proposed: of the own chance to win, or of money. */
export function leastOf({ tuning: { chances, threshold }, ground }: Picture, way: Way): number {
  return way === 'even' || chances === null ? threshold * ground.unit : chances.proposed
}

/**
 * Lays the money into the terms, whose goods are there. Returns what the deal adds to the own chance to win, or, where
 * gains are evened out, the lesser of both gains.
 */
export function priced(p: Picture, l: GameView, seat: SeatNo, terms: Terms, way: Way, nerve: number): number {
  const { chances } = p.tuning
  if (way === 'even' || chances === null) return evenly(p, l, seat, terms, nerve)
  const isAsked = asks(p, l, seat, terms, way === 'bold') && mayGrow(p, l, seat, terms)
  return isAsked ? chanceBy(p, l, seat, terms, chances) : NEVER
}

function evenly(p: Picture, l: GameView, seat: SeatNo, terms: Terms, nerve: number): number {
  evenOut(p, l, seat, terms, nerve, gains)
  return Math.min(netOfProposer(p, l, seat, terms.to, gains), netOfOther(p, l, seat, terms.to, gains))
}

/**
 * Asks boldly, so that the other still has what it takes to agree, or modestly; returns whether the other has it, or the
 * proposer gains. Modestly is rarely asked: were that a path of its own, a compiler would not know it until late.
 */
function asks(p: Picture, l: GameView, seat: SeatNo, terms: Terms, isBold: boolean): boolean {
  const { caution, little } = p.tuning.deals
  const least = p.tuning.threshold * p.ground.unit
  const share = isBold ? 1 / (1 + caution) : little
  evenOutBy(p, l, seat, terms, share, isBold ? AMPLE * least : 0, gains)
  const isLeft = gains.other - caution * Math.max(0, gains.proposer) >= least
  const isGain = gains.proposer >= 0
  return isBold ? isLeft : isGain
}

function mayGrow(p: Picture, l: GameView, seat: SeatNo, { to }: Readonly<Terms>): boolean {
  return isFor(p, l, seat, to, gains.otherGrows, gains.proposerGrows)
}

/** What the terms add to the own chance to win. */
function chanceBy(p: Picture, l: GameView, seat: SeatNo, terms: Readonly<Terms>, { net }: Chances): number {
  promiseOf(p, net, l, seat, terms, gains)
  return chanceToPropose(p, l, seat, terms.to, gains)
}
