import { deedsOf } from '@hausregeln/chapters/trade/rules/notes.ts'
import { type GameView, SEATS } from '@hausregeln/engine'
import { type CellNo, cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'

// A constant of this module for the hot path, see the engine's core/agenda.ts.
const ROW = SEATS

/** Rounds after an offer before the next to the same player; each refusal doubles them, up to so many times. */
const PAUSE = 3
const MOST_DOUBLED = 5
/** Rounds are noted modulo this. */
const ROUNDS = 256

/** What one refusal weighs against one deed that was given up, and how many say nothing yet. */
const REFUSAL = 0.6
const FORGIVEN = 1

/**
 * Whether an offer to this player may be made: none has been, or what either owns has changed since the last, and some
 * rounds have passed, the more the more often it was refused. Nobody is asked twice in a round.
 */
export function mayPropose(l: GameView, seat: SeatNo, to: SeatNo): boolean {
  const pair: CellNo = seat * ROW + to
  return l.s.parts.trade.asked[pair] === 0 || (hasPaused(l, seat, to) && isNew(l, seat, to))
}

/**
 * Whether an offer of theirs may be answered by another: once, until what either owns has changed. So haggling ends.
 */
export function mayCounter(l: GameView, seat: SeatNo, to: SeatNo): boolean {
  return l.s.parts.trade.asked[seat * ROW + to] === 0 || isNew(l, seat, to)
}

/** Whether so many rounds have passed since the last offer as good manners ask for. */
export function hasPaused(l: GameView, seat: SeatNo, to: SeatNo): boolean {
  const pair: CellNo = seat * ROW + to
  const { asked, askedIn, declined } = l.s.parts.trade
  if (asked[pair] === 0) return true
  const passed = (l.s.round - askedIn[pair] + ROUNDS) % ROUNDS
  return passed >= PAUSE * 2 ** Math.min(declined[pair], MOST_DOUBLED)
}

/** Whether one of them owns other deeds than at the last offer. */
function isNew(l: GameView, seat: SeatNo, to: SeatNo): boolean {
  return l.s.parts.trade.knew[seat * ROW + to] !== deedsOf(l, seat, to)
}

/** Whether a player has refused anybody's offer. */
export function hasRefused(l: GameView, seat: SeatNo): boolean {
  return refusalsOf(l, seat) > 0
}

function refusalsOf(l: GameView, seat: SeatNo): number {
  const { declined } = l.s.parts.trade
  let refusals = 0
  for (let other: SeatNo = 0; other < l.s.seats; other++) refusals += declined[cell(other * ROW, seat)]
  return refusals
}

/**
 * How ready a player has been to sell, from 0 to 1, by what all have seen: deeds that it gave up in deals, against
 * offers that it refused, but for the first. Who has never been asked is taken to be ready.
 */
export function readiness(l: GameView, seat: SeatNo): number {
  const given = 1 + l.s.parts.trade.parted[seat]
  return given / (given + REFUSAL * Math.max(0, refusalsOf(l, seat) - FORGIVEN))
}

/** The same of all others at the table together; by a rulebook without trade nobody has ever been asked. */
export function readinessOfTable(l: GameView, seat: SeatNo): number {
  if (l.s.parts.trade === undefined) return 1
  let sum = 0
  let others = 0
  for (let other: SeatNo = 0; other < l.s.seats; other++) {
    if (other === seat || ((l.s.alive >>> other) & 1) === 0) continue
    sum += readiness(l, other)
    others++
  }
  return others === 0 ? 1 : sum / others
}

/** Rounds after which a deed is put up again when the first found no buyer; each further one in vain triples them. */
const PATIENCE = 15

/** Whether a deed may be put up for auction: who has found no buyer waits longer and longer. */
export function mayAuction(l: GameView, seat: SeatNo): boolean {
  const { unsold, unsoldIn } = l.s.parts.trade
  const times = unsold[seat]
  if (times === 0) return true
  const passed = (l.s.round - unsoldIn[seat] + ROUNDS) % ROUNDS
  return passed >= Math.min(PATIENCE * 3 ** (times - 1), ROUNDS - 1)
}
