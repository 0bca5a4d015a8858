import { setOpen } from '@hausregeln/engine/core/action/matter.ts'
import type { MatterRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'

const NAME = 'interest paid on transfer'

/** Whether its owner may still lift this mortgaged deed without paying the interest again. */
export function isFresh(l: GameView, deed: number): boolean {
  return l.s.parts.mortgage?.fresh[deed] === 1
}

/** How many deeds are kept as such. */
export function freshCount(l: GameView): number {
  return l.s.parts.mortgage?.freshCount ?? 0
}

/** The interest on this mortgaged deed has been paid on its transfer. */
export function markFresh(g: Game, deed: number): void {
  const kept = g.s.parts.mortgage
  if (kept.fresh[deed] === 0) kept.freshCount++
  kept.fresh[deed] = 1
  setOpen(g, NAME, true)
}

/** Forgets that the interest on this deed has just been paid. */
function clearFresh(g: Game, deed: number): void {
  const kept = g.s.parts.mortgage
  if (kept.fresh[deed] === 0) return
  kept.fresh[deed] = 0
  kept.freshCount--
  if (kept.freshCount === 0) setOpen(g, NAME, false)
}

/** A player who has paid the interest on a transfer may lift at once without it: until the next throw. */
export const freshInterest: MatterRule = {
  name: NAME,
  isOpen: (l) => freshCount(l) > 0,
  may: () => 0,
  each: () => {},
  onThrow(g: Game) {
    const kept = g.s.parts.mortgage
    if (kept.freshCount === 0) return
    kept.fresh.fill(0)
    kept.freshCount = 0
    setOpen(g, NAME, false)
  },
  onDeed: clearFresh,
  onLeave: () => {},
}
