import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { checkOnTurn, turnStage } from '@hausregeln/chapters/turn/rules/turn.ts'
import { type ActionRule, type GameView, type Refusal, Space, STAGE, topFrame } from '@hausregeln/engine'

/** Whether this deed is a station of the seat's. */
export function isOwnStation(l: GameView, seat: number, deed: number): boolean {
  const { deeds, kindOf } = l.book.board
  return deed >= 0 && deed < deeds && kindOf[deed] === Space.station && l.s.owner[deed] === seat
}

/** The deed on which the piece of a seat stands, or -1. */
export function deedHere(l: GameView, seat: number): number {
  return l.book.board.deedAt[l.s.place[seat] ?? 0] ?? -1
}

/** Instead of the first throw of a turn: from one of your stations to another. It passes nothing, and pays nothing. */
export const ride: ActionRule = {
  name: 'ride',
  check(l, seat, deed): Refusal | null {
    const refusal = checkOnTurn(l, seat)
    if (refusal !== null) return refusal
    if (turnStage(l) !== Turn.ready || l.s.throwsOfTurn > 0) return 'trainMissed'
    const here = deedHere(l, seat)
    if (!isOwnStation(l, seat, here)) return 'notAtOwnStation'
    return deed !== here && isOwnStation(l, seat, deed) ? null : 'noTrainThere'
  },
  apply(g, seat, deed) {
    const from = g.s.place[seat] ?? 0
    const to = g.book.board.spaceOf[deed] ?? 0
    g.s.place[seat] = to
    g.s.frames[topFrame(g) + STAGE] = Turn.land
    g.emit?.('moved', 'railway', seat, from, to)
  },
}
