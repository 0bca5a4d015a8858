import type { Game, Lens } from './game.ts'
import { policy } from './policy.ts'

/** What the core itself asks of every rulebook: how a game begins and ends, and what becomes of what is left behind. */
export const policies = {
  /** Lays the first frames of a new game. */
  open: policy<(g: Game) => void>(
    { de: 'Es beginnt', en: 'The game is begun by' },
    { theme: 'turn', governs: ['turnOrder'] },
  ),
  /** What becomes of the possessions of a seat that leaves. */
  estate: policy<(g: Game, seat: number, heir: number) => void>(
    { de: 'Was Ausgeschiedene hinterlassen', en: 'What is left by those who are out' },
    { theme: 'debt' },
  ),
  /** A seat gives up. */
  resign: policy<(g: Game, seat: number) => void>(
    { de: 'Wer aufgibt', en: 'A player who gives up' },
    { theme: 'debt', governs: ['resign'] },
  ),
  /** A seat has left: may end the game. */
  seatLeft: policy<(g: Game) => void>({ de: 'Das Spiel endet', en: 'The game ends' }, { theme: 'end' }),
  /** Wealth for a ranking. */
  wealth: policy<(l: Lens, seat: number) => number>(
    { de: 'Als Vermögen zählen', en: 'What counts as wealth' },
    { theme: 'end' },
  ),
} as const
