import { topLevel } from '@hausregeln/chapters/apartments/rules/ladder.ts'
import { hotelLevel } from '@hausregeln/chapters/building/rules/levels.ts'
import type { GameView } from '@hausregeln/engine'

/** The highest level of a street at this table. */
export function highestLevel(l: GameView): number {
  return l.book.policies.ladder === null ? hotelLevel(l) : topLevel(l)
}
