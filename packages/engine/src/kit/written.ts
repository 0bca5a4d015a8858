import { Space } from '../core/board.ts'
import type { GameView } from '../core/game.ts'
import { MAX_AMOUNT } from '../core/limits.ts'
import { type CardUnit, effectDef, effectNames } from './effects.ts'

/**
 * The outcome of a draw at a real table whose deck has other cards than the rulebook's: `[WRITTEN + effect, a, b]` tells
 * what the card does (see `EFFECTS`), with its amounts as `cardA` and `cardB` have them. Records name it so: the numbers
 * of effects stay what they are.
 */
export const WRITTEN = 64

/** Money that a card takes at most: in all, or for each building, of which there may be ten on every street. */
const MOST: Readonly<Partial<Record<CardUnit, number>>> = { money: MAX_AMOUNT, perPiece: 100_000 }

/** Whether a card that is none of the rulebook's can be carried out by it, on its board. */
export function fitsWritten({ book }: GameView, outcome: readonly number[]): boolean {
  const [card = 0, a = 0, b = 0] = outcome
  const name = effectNames[card - WRITTEN]
  if (![card, a, b].every(Number.isInteger) || name === undefined) return false
  const { number, fields, needs, even, kept } = effectDef(name)
  if (((book.effects >>> number) & 1) === 0 || kept === true) return false
  const { board } = book
  if (needs !== undefined && !board.kind.includes(Space[needs])) return false
  if (even === true && board.spaces % 2 === 1) return false
  const given = [a, b]
  const fits = Object.values(fields).every(({ unit, least, most }) => {
    const value = given.shift() ?? 0
    const limit = unit === 'space' || unit === 'steps' ? board.spaces - 1 : (MOST[unit] ?? most)
    return value >= least && value <= limit && (MOST[unit] === undefined || value % board.coin === 0)
  })
  return fits && given.every((value) => value === 0)
}
