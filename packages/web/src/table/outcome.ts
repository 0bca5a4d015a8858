import { apply, Game, given, type Lens, type Packed, State, seatOf } from '@hausregeln/engine'

/**
 * A seat's cash after an action of its own, found by carrying it out on a copy up to the next decision or chance;
 * null if the action is not legal or leaves the cash as it is.
 */
export function cashAfter(l: Lens, view: Uint8Array, action: Packed): number | null {
  const state = new State()
  state.load(view)
  const game = new Game(l.book, given, state)
  Object.assign(game.terms, l.terms)
  const seat = seatOf(action)
  const before = state.cash[seat] ?? 0
  if (apply(game, action) !== null) return null
  const after = state.cash[seat] ?? 0
  return after === before ? null : after
}
