import type { Game } from '../game.ts'

/** Says whether any matter of this kind, by its name, is open now: `State.open` has a bit for it. */
export function setOpen(g: Game, matter: string, isOpen: boolean): void {
  const bit = g.book.openBits[matter]
  if (isOpen) g.s.open |= bit
  else g.s.open &= ~bit
}
