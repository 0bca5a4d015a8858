import type { Lens } from '../core/game.ts'

/** What it costs a seat in jail to leave now. */
export function bailOf(l: Lens, seat: number): number {
  const { bail, bails } = l.book.jail
  return bails?.[l.s.jail[seat] - 1] ?? bail
}
