import type { Terms } from '@hausregeln/engine/core/action/terms.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { MASK_WORDS, SEATS } from '@hausregeln/engine/core/limits.ts'

/**
 * What anybody who has watched knows of the talks at this table (see `Spec.notes`):
 *
 * - `asked`: offers that one seat has made another, counters included; `declined`: those that the other refused, or let stand
 *   until they were withdrawn;
 * - `askedIn`: the round of the last offer; `knew`: what both owned then, as a number;
 * - `parted`: deals by which a seat gave deeds away;
 * - `unsold`, `unsoldIn`: auctions of its own deeds that a seat held in vain, and the round of the last.
 *
 * Numbers stop at 255; rounds are those of 256.
 */
const MOST = 255

function count(numbers: Uint8Array, at: number): void {
  if (numbers[at] < MOST) numbers[at]++
}

/** Somebody makes an offer. */
export function noteOffer(g: Game, seat: number, to: number): void {
  const { trade } = g.s.parts
  const pair = seat * SEATS + to
  count(trade.asked, pair)
  trade.askedIn[pair] = g.s.round
  trade.knew[pair] = deedsOf(g, seat, to)
}

/** An offer was refused, or withdrawn without an answer. */
export function noteDeclined(g: Game, proposer: number, other: number): void {
  count(g.s.parts.trade.declined, proposer * SEATS + other)
}

/** A deal is made. */
export function noteDeal(g: Game, proposer: number, other: number, terms: Readonly<Terms>): void {
  if ((terms.giveLow | terms.giveHigh) !== 0) count(g.s.parts.trade.parted, proposer)
  if ((terms.getLow | terms.getHigh) !== 0) count(g.s.parts.trade.parted, other)
}

/** An owner's auction has found no buyer. */
export function noteUnsold(g: Game, seller: number): void {
  const { trade } = g.s.parts
  count(trade.unsold, seller)
  trade.unsoldIn[seller] = g.s.round
}

/** The deeds of two seats as one number: another one, nearly always, when either has others. */
export function deedsOf({ s: { ownedMask } }: GameView, one: number, other: number): number {
  let digest = 1
  for (let word = 0; word < MASK_WORDS; word++) {
    digest = Math.imul(digest ^ ownedMask[one * MASK_WORDS + word], 0x85ebca6b)
    digest = Math.imul(digest ^ (digest >>> 15) ^ ownedMask[other * MASK_WORDS + word], 0xc2b2ae35)
  }
  return 1 + (((digest ^ (digest >>> 13)) >>> 0) % MOST)
}
