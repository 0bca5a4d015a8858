import { BANK, type GameEvent, SEATS } from '@hausregeln/engine'
import type { Books } from './books.ts'

/** Rent that a deed has brought its owners. */
export interface RentsOfDeed {
  readonly amount: number
  readonly payments: number
}

/**
 * Rents by deed, as they were paid. A rent that became a debt first is paid without naming its deed: it is the one for
 * which this player was last asked.
 */
export function rentsByDeed({ lines, game }: Books): RentsOfDeed[] {
  const rents = Array.from({ length: game.book.board.deeds }, () => ({ amount: 0, payments: 0 }))
  const asked = new Array<number>(SEATS).fill(-1)
  for (const { event } of lines) {
    if (event === null) continue
    if (event.type === 'rentDue' || event.type === 'rentDemanded') asked[event.seat] = event.deed
    const deed = isRent(event) ? (event.deed >= 0 ? event.deed : asked[event.from]) : -1
    const sum = rents[deed ?? -1]
    if (sum === undefined || !isRent(event) || event.amount === 0) continue
    sum.amount += event.amount
    sum.payments += 1
  }
  return rents
}

function isRent(event: GameEvent): event is Extract<GameEvent, { type: 'moneyMoved' }> {
  return event.type === 'moneyMoved' && event.slot === 'rentDemand' && event.from < BANK && event.to < BANK
}
