import { applyMove, clone, type Game, type Move } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'

/** Tells one throw of a game from the others: what was tapped after one of them does not count after the next. */
export function tapMoment({ s }: Pick<Game, 's'>): string {
  return `${s.turns}.${s.throwsMade}`
}

/** The game after a move; null if it is not allowed. */
export function gameAfter(game: Game, move: Move): Game | null {
  const after = clone(game)
  return applyMove(after, move) === null ? after : null
}

/** What was tapped and can still be done. */
export function standingTaps(taps: readonly Tap[], game: Game): readonly Tap[] {
  const now = tapMoment(game)
  return taps.filter(({ move, moment }) => moment === now && gameAfter(game, move) !== null)
}

/** Whether by a move the dice or the turn would pass over what others have tapped: it would be lost. */
export function passesOver(taps: readonly Tap[], game: Game, move: Move): boolean {
  if (taps.length === 0) return false
  const others = standingTaps(taps, game).filter(({ seat }) => seat !== move.seat)
  const after = others.length === 0 ? null : gameAfter(game, move)
  return after !== null && (after.s.awaiting !== 0 || tapMoment(after) !== tapMoment(game))
}
