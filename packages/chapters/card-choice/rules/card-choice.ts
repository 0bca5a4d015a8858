import { STAGE, topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, Landing } from '@hausregeln/engine/core/book.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { Turn } from '../../turn/rules/stages.ts'
import { checkOnTurn, turnStage } from '../../turn/rules/turn.ts'
import { inOwnTurn } from '../../turn/rules/when.ts'
import { stages } from './stages.ts'

/** A card space: the player may draw. */
export const mayDraw: Landing = (g, frame) => {
  g.s.frames[frame + STAGE] = stages.draw
}

function checkDraw(l: GameView, seat: number): Refusal | null {
  return checkOnTurn(l, seat) ?? (turnStage(l) === stages.draw ? null : 'noCardToChoose')
}

export const takeCard: ActionRule = {
  name: 'takeCard',
  listed: inOwnTurn(stages.draw),
  check: checkDraw,
  apply(g) {
    g.s.frames[topFrame(g) + STAGE] = Turn.card
  },
}

export const leaveCard: ActionRule = {
  name: 'leaveCard',
  listed: inOwnTurn(stages.draw),
  check: checkDraw,
  apply(g, seat) {
    g.s.frames[topFrame(g) + STAGE] = Turn.resolved
    g.emit?.('visited', 'cardChoice', seat, g.s.place[seat])
  },
}
