import type { GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'

function stands(l: GameView, seat: number, host: number, space: number): boolean {
  return seat !== host && isAlive(l, seat) && l.s.place[seat] === space
}

/** Of the others on this space, the one that came first; `NOBODY` if there is none. */
export function firstOn(l: GameView, host: number, space: number): number {
  let first = NOBODY
  for (let seat = 0; seat < l.s.seats; seat++)
    if (stands(l, seat, host, space) && (first === NOBODY || l.s.arrived[seat] < l.s.arrived[first])) first = seat
  return first
}

/** Of the others on the streets of this group, the one that came first. */
export function firstIn(l: GameView, host: number, group: number): number {
  const { groupStart, groupDeeds, spaceOf } = l.book.board
  let first = NOBODY
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++) {
    const seat = firstOn(l, host, spaceOf[groupDeeds[i]])
    if (seat !== NOBODY && (first === NOBODY || l.s.arrived[seat] < l.s.arrived[first])) first = seat
  }
  return first
}

/** How many others stand on a space, as seen by `host`. */
export function countVisitors(l: GameView, host: number, space: number): number {
  let count = 0
  for (let seat = 0; seat < l.s.seats; seat++) if (stands(l, seat, host, space)) count++
  return count
}
