import { Chance, chance } from '../core/chance.ts'
import type { Game } from '../core/game.ts'

/** Throws the white dice, and the speed die if asked; false while the outcome must be given. It lies in `State.outcome`. */
export function rollDice(g: Game, withSpeedDie: boolean): boolean {
  return chance(g, Chance.dice, withSpeedDie ? 1 : 0)
}
