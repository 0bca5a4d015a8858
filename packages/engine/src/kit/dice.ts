import { Chance, chance } from '../core/chance.ts'
import type { Game } from '../core/game.ts'

const DICE = Chance.dice

/** The last face of the speed die that is a number; the bus and Mr. M lie above it. */
export const LAST_NUMBER = 3

/** What a throw counts: the faces added up, the signs of the speed die being 0. */
export function pips(dieA: number, dieB: number, dieC: number): number {
  return dieA + dieB + (dieC <= LAST_NUMBER ? dieC : 0)
}

/** Throws the white dice, and the speed die if asked; false while the outcome must be given. It lies in `State.outcome`. */
export function rollDice(g: Game, withSpeedDie: boolean): boolean {
  return chance(g, DICE, withSpeedDie ? 1 : 0)
}
