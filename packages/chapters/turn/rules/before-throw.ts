import { topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { Again, OWN_LANDING, RELEASED, Turn } from './stages.ts'
import { checkOnTurn, turnStage } from './turn.ts'

/** Business that a player may do only before a throw of their own turn, and not while they have to do with jail. */
export function checkBeforeThrow(l: GameView, seat: number): Refusal | null {
  const refusal = checkOnTurn(l, seat)
  if (refusal !== null) return refusal
  if (l.s.jail[seat] > 0) return 'noBusinessInJail'
  if (turnStage(l) !== Turn.ready) return 'businessTooLate'
  return l.s.frames[topFrame(l) + RELEASED] === 0 ? null : 'noBusinessAfterJail'
}

/** A player who begins with what belongs before the next throw is done with the last landing, and must throw. */
export function turnToThrow(g: Game): void {
  g.s.frames[topFrame(g) + OWN_LANDING] = 0
  if (g.s.again === Again.byDoubles) g.s.again = Again.bound
}
