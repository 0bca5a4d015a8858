import { STAGE, topFrame } from '../../core/agenda.ts'
import type { ActionRule, Landing } from '../../core/book.ts'
import type { Lens } from '../../core/game.ts'
import type { Refusal } from '../../core/vocabulary.ts'
import { Turn } from '../turn/stages.ts'
import { checkOnTurn, turnStage } from '../turn/turn.ts'

/** A card space: the player may draw. */
export const mayDraw: Landing = (g, frame) => {
  g.s.frames[frame + STAGE] = Turn.draw
}

function checkDraw(l: Lens, seat: number): Refusal | null {
  return checkOnTurn(l, seat) ?? (turnStage(l) === Turn.draw ? null : 'noCardToChoose')
}

export const takeCard: ActionRule = {
  name: 'takeCard',
  check: checkDraw,
  apply(g) {
    g.s.frames[topFrame(g) + STAGE] = Turn.card
  },
}

export const leaveCard: ActionRule = {
  name: 'leaveCard',
  check: checkDraw,
  apply(g, seat) {
    g.s.frames[topFrame(g) + STAGE] = Turn.resolved
    g.say?.('visited', 'cardChoice', seat, g.s.place[seat])
  },
}
