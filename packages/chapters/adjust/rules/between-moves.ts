import { TURN_FRAME, topKind } from '@hausregeln/engine/core/agenda.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { Turn } from '../../turn/rules/stages.ts'
import { turnStage } from '../../turn/rules/turn.ts'

/**
 * What others decide about just now must not change under their hands: deeds, buildings and pieces are set right before
 * a throw or at the end of a turn, when nothing else runs.
 */
export function checkBetweenMoves(l: GameView): Refusal | null {
  if (l.s.awaiting !== 0) return 'diceInTheAir'
  const stage = topKind(l) === TURN_FRAME ? turnStage(l) : Turn.thrown
  return l.s.depth === 1 && (stage === Turn.ready || stage === Turn.done) ? null : 'notBetweenMoves'
}
