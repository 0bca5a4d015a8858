import type { GameView } from '@hausregeln/engine'
import { openSerials } from '@hausregeln/view-kit/table/matters.ts'

/** Serials of the open offers to these seats. */
export function offersTo(l: GameView, seats: readonly number[]): number[] {
  return seats.flatMap((seat) => openSerials(l, seat, 'refuse'))
}
