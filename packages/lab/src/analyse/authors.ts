import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { Chance, type GameView, NOBODY, SEAT, TURN_FRAME, topFrame, topKind } from '@hausregeln/engine'

/** A mask without a seat. */
export const NO_SEATS = 0

/** For whom dice or a card are awaited, a bit a seat: who throws, draws or is dealt a deed. Nobody's is a lot. */
export function drawerOf(l: GameView): number {
  const { awaiting, awaitingFor, turnSeat, frames } = l.s
  if (awaiting === Chance.lot) return NO_SEATS
  if (awaiting === Chance.deed) return 1 << awaitingFor
  const seat = topKind(l) === TURN_FRAME ? turnSeat : (frames[topFrame(l) + SEAT] ?? NOBODY)
  return seat === NOBODY ? NO_SEATS : 1 << seat
}

/**
 * Who has done what this seat is about to do: itself, and whoever made the offer that it takes. What is returned tells
 * them, as a mask, once it is done.
 */
export function partnersOf(l: GameView, seat: number): (after: GameView) => number {
  const before = offersTo(l, seat)
  return (after) => {
    const still = offersTo(after, seat)
    let authors = 1 << seat
    for (const [proposer, serial] of before) if (still.get(proposer) !== serial) authors |= 1 << proposer
    return authors
  }
}

/** The open offers to a seat: their serial numbers by who made them. */
function offersTo(l: GameView, seat: number): Map<number, number> {
  const open = openOffers(l)
  const found = new Map<number, number>()
  for (let proposer = 0; open >>> proposer !== 0; proposer++)
    if ((open >>> proposer) & 1 && recipientOf(l, proposer) === seat) found.set(proposer, serialOf(l, proposer))
  return found
}
