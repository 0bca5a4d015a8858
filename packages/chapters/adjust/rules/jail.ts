import { topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { AdjustRule } from '@hausregeln/engine/core/book.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { Turn } from '../../turn/rules/stages.ts'
import { turnStage } from '../../turn/rules/turn.ts'
import { checkBetweenMoves } from './between-moves.ts'

/** In jail, for the first, second … time of those that the rulebook knows; 0: not in jail. Its piece goes there, too. */
export const adjustJail: AdjustRule = {
  what: 'jail',
  read: (l, seat) => l.s.jail[seat],
  check(l, seat, attempt) {
    const refusal = checkBetweenMoves(l)
    if (refusal !== null) return refusal
    if (seat >= l.s.seats || !isAlive(l, seat)) return 'notInGame'
    const { jailSpace } = l.book.board
    if (attempt < 0 || attempt > l.book.policies.jail.attempts || jailSpace < 0) return 'malformed'
    return l.s.jail[seat] === attempt ? 'asItIs' : null
  },
  apply(g, seat, attempt) {
    const { s } = g
    s.jail[seat] = attempt
    if (attempt === 0) return
    s.place[seat] = g.book.board.nearestJail[s.place[seat]]
    if (seat !== s.turnSeat) return
    s.again = 0
    s.doubles = 0
    if (turnStage(g) === Turn.ready) g.book.policies.jail.turnBegan(g, topFrame(g), seat)
  },
}

const MOST_LAPS = 100

/** How often a seat has passed the start: what begins only then has begun for it. */
export const adjustLaps: AdjustRule = {
  what: 'laps',
  read: (l, seat) => l.s.laps[seat],
  check(l, seat, laps) {
    const refusal = checkBetweenMoves(l)
    if (refusal !== null) return refusal
    if (seat >= l.s.seats || !isAlive(l, seat)) return 'notInGame'
    if (laps < 0 || laps > MOST_LAPS) return 'malformed'
    return l.s.laps[seat] === laps ? 'asItIs' : null
  },
  apply(g, seat, laps) {
    g.s.laps[seat] = laps
  },
}
