import type { CellNo, GroupNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Picture } from '../reading/picture.ts'

/** Deeds that nothing can be built on as they are. */
export function isIdle(p: Picture, seat: SeatNo, group: GroupNo): boolean {
  return p.ground.buildable[group] === 0 || !p.owns(seat, group)
}

/** What mortgaging all idle deeds would pay. */
export function idle(p: Picture, seat: SeatNo): number {
  if (!p.ground.mortgages) return 0
  const known = p.idle[seat]
  if (!Number.isNaN(known)) return known
  let sum = 0
  for (let group: GroupNo = 0, at: CellNo = seat * p.groups; group < p.groups; group++, at++)
    if (p.held[at] !== 0 && isIdle(p, seat, group)) sum += p.idleSum[at]
  p.idle[seat] = sum
  return sum
}
