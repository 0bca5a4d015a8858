import { STAGE, topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, Landing } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { restAtStart } from '../../landing/rules/landing.ts'
import { paySalary } from '../../turn/rules/moving.ts'
import { Turn } from '../../turn/rules/stages.ts'
import { checkOnTurn, turnStage } from '../../turn/rules/turn.ts'
import { inOwnTurn } from '../../turn/rules/when.ts'
import { stages } from './stages.ts'

/** Passing the start pays at once; a player who stops on it chooses first. */
export function payInPassing(g: Game, seat: number, exactly: boolean): void {
  if (!exactly) paySalary(g, seat, false)
}

/** On the start: the salary, or, once a turn, any other space of the board. */
export const chooseSpace: Landing = (g, frame, seat) => {
  if (g.s.parts['free-space'].travelled === 0) {
    g.s.frames[frame + STAGE] = stages.start
    return
  }
  paySalary(g, seat, true)
  restAtStart(g, frame, seat)
}

function checkOnStart(l: GameView, seat: number): Refusal | null {
  return checkOnTurn(l, seat) ?? (turnStage(l) === stages.start ? null : 'notOnStart')
}

export const takeSalary: ActionRule = {
  name: 'takeSalary',
  listed: inOwnTurn(stages.start),
  check: checkOnStart,
  apply(g, seat) {
    const frame = topFrame(g)
    g.s.frames[frame + STAGE] = Turn.resolved
    paySalary(g, seat, true)
    restAtStart(g, frame, seat)
  },
}

/** Straight to any space but the start: nothing is passed. */
export const travelTo: ActionRule = {
  name: 'travelTo',
  listed: inOwnTurn(stages.start),
  check(l, seat, space) {
    const refusal = checkOnStart(l, seat)
    if (refusal !== null) return refusal
    return space > 0 && space < l.book.board.spaces ? null : 'noSuchTravel'
  },
  apply(g, seat, space) {
    const from = g.s.place[seat]
    g.s.parts['free-space'].travelled = 1
    g.s.place[seat] = space
    g.emit?.('moved', 'freeSpace', seat, from, space)
    g.s.frames[topFrame(g) + STAGE] = Turn.land
  },
}
