import { Space } from '../core/board.ts'
import type { GameView } from '../core/game.ts'
import { MAX_AMOUNT } from '../core/limits.ts'
import { Effect } from './effects.ts'

/**
 * The outcome of a draw at a real table whose deck has other cards than the rulebook's: `[WRITTEN + effect, a, b]` tells
 * what the card does (see `Effect`), with its amounts as `cardA` and `cardB` have them. Records name it so: the numbers
 * of effects stay what they are.
 */
export const WRITTEN = 64

/** What a card takes at most for each building; there may be ten on every street. */
const MOST_REPAIRS = 100_000
const MOST_TIMES = 100

/** Whether a card that is none of the rulebook's can be carried out by it, on its board. */
export function fitsWritten({ book }: GameView, outcome: readonly number[]): boolean {
  const [card = 0, a = 0, b = 0] = outcome
  const effect = card - WRITTEN
  if (![card, a, b].every(Number.isInteger) || effect < 0 || effect > 31) return false
  if (((book.effects >>> effect) & 1) === 0) return false
  const { board } = book
  const isAmount = (value: number, most: number) => value >= 0 && value <= most && value % board.coin === 0
  switch (effect) {
    case Effect.advanceTo:
      return b === 0 && a >= 0 && a < board.spaces
    case Effect.nextUtility:
      return b === 0 && a >= 1 && a <= MOST_TIMES && board.kind.includes(Space.utility)
    case Effect.nextStation:
      return b === 0 && a >= 1 && a <= MOST_TIMES && board.kind.includes(Space.station)
    case Effect.back:
      return b === 0 && a >= 1 && a < board.spaces
    case Effect.receive:
    case Effect.pay:
    case Effect.receiveEach:
    case Effect.payEach:
      return b === 0 && isAmount(a, MAX_AMOUNT)
    case Effect.repairs:
      return isAmount(a, MOST_REPAIRS) && isAmount(b, MOST_REPAIRS)
    case Effect.opposite:
      return a === 0 && b === 0 && board.spaces % 2 === 0
    // A jail card is its deck's own: it is drawn as that card.
    case Effect.jailFree:
      return false
    default:
      return a === 0 && b === 0
  }
}
