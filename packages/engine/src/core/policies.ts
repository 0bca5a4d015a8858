import type { Game, GameView } from './game.ts'
import { policy } from './policy.ts'

/** What the core itself asks of every rulebook: how a game begins and ends, and what becomes of what is left behind. */
export const policies = {
  /** Lays the first frames of a new game. */
  open: policy<(g: Game) => void>('open', { theme: 'turn', governs: ['turnOrder'] }),
  /** What becomes of the possessions of a seat that leaves. */
  estate: policy<(g: Game, seat: number, heir: number) => void>('estate', { theme: 'debt' }),
  /** A seat gives up. */
  resign: policy<(g: Game, seat: number) => void>('resign', { theme: 'debt', governs: ['resign'] }),
  /** A seat has left: may end the game. */
  seatLeft: policy<(g: Game) => void>('seatLeft', { theme: 'end' }),
  /** Wealth for a ranking. */
  wealth: policy<(l: GameView, seat: number) => number>('wealth', { theme: 'end' }),
} as const
