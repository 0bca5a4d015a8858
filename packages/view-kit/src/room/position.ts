import { apply, Game, given, type Packed, type Rulebook, State } from '@hausregeln/engine'

/** A game of its own from a state as the worker tells it: to look at, and to try things in. */
export function gameAt(rulebook: Rulebook, view: Uint8Array): Game {
  const state = new State(rulebook.book.layout)
  state.load(view)
  return new Game(rulebook.book, given, state)
}

/** The chance that an action leads to, as kind and what it is about; null if it leads to none, or is not legal. */
export function chanceAfter(game: Game, action: Packed): { readonly kind: number; readonly about: number } | null {
  if (apply(game, action) !== null || game.s.awaiting === 0) return null
  return { kind: game.s.awaiting, about: game.s.awaitingFor }
}
