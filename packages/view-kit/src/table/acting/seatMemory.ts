import type { ActionName } from '@hausregeln/engine'
import type { TableLink } from '../../game/link.ts'
import type { StandingEnd } from '../../game/standingEnd.ts'

/** What this page keeps of a seat while a game is open on it. A page that is loaded again begins anew. */
export interface SeatMemory {
  /** How its turns end by themselves; null: they are asked. */
  end: StandingEnd | null
  /** What it has done last; null: nothing yet. */
  last: ActionName | null
}

const games = new WeakMap<TableLink, Map<number, SeatMemory>>()

export function seatMemory(client: TableLink, seat: number): SeatMemory {
  const seats = games.get(client) ?? new Map<number, SeatMemory>()
  games.set(client, seats)
  const memory = seats.get(seat) ?? { end: null, last: null }
  seats.set(seat, memory)
  return memory
}
