import { Chance, chance } from '../core/chance.ts'
import type { Game, GameView } from '../core/game.ts'

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

/** A third die. */
export interface ThirdDieRule {
  /** Does this seat throw it now? */
  inUse(l: GameView, seat: number): boolean
  /** White dice and third die lie, none of them 0; returns true if it has taken over the move. */
  move(g: Game, frame: number, seat: number): boolean
  /** The space is resolved, and the turn frame's `SECOND_MOVE` is set; returns true if a second move follows. */
  resolved(g: Game, frame: number, seat: number): boolean
}
