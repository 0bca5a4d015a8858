import { bankDebtOf } from '@hausregeln/chapters/bank-debt/rules/debt.ts'
import { apply, Game, type GameView, given, type Packed, State, seatOf } from '@hausregeln/engine'

/** What an action of its own does to a seat. */
export interface Outcome {
  /** Its cash afterwards. */
  readonly cash: number
  /** Whether it has changed. */
  readonly moved: boolean
  /** What is left of its debt at the bank, if that has changed; else null. */
  readonly debt: number | null
  /** Whether it leaves the game by it. */
  readonly out: boolean
}

/** Found by carrying the action out on a copy up to the next decision or chance; null if it is not legal. */
export function outcomeOf(l: GameView, view: Uint8Array, action: Packed): Outcome | null {
  const state = new State(l.book.layout)
  state.load(view)
  const game = new Game(l.book, given, state)
  Object.assign(game.terms, l.terms)
  const seat = seatOf(action)
  const before = state.cash[seat] ?? 0
  const owed = bankDebtOf(game, seat)
  if (apply(game, action) !== null) return null
  const cash = state.cash[seat] ?? 0
  const stays = ((state.alive & ~state.doomed) >>> seat) & 1
  const debt = bankDebtOf(game, seat)
  return { cash, moved: cash !== before, debt: debt === owed ? null : debt, out: stays === 0 }
}
