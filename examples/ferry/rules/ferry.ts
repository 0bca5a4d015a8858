import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import {
  type ActionRule,
  type FrameRule,
  frameNumber,
  type GameView,
  type Landing,
  popFrame,
  pushFrame,
  type Refusal,
  SEAT,
  Space,
  STAGE,
  topFrame,
  topKind,
} from '@hausregeln/engine'
import { transfer } from '@hausregeln/engine/kit/money.ts'

const FERRY = frameNumber('ferry')

function fareOf(l: GameView): number {
  return l.book.numbers.fare as number
}

/** The harbour asks who lands there. */
export const askAtHarbour: Landing = (g, frame, seat) => {
  g.s.frames[frame + STAGE] = Turn.resolved
  pushFrame(g, FERRY, seat)
}

/** Until it is answered, the seat that has landed must decide; the ferry does not wait for a player who leaves. */
export const ferryFrame: FrameRule = {
  kind: 'ferry',
  name: 'ferry',
  exclusive: false,
  run(g, frame) {
    g.s.must = 1 << (g.s.frames[frame + SEAT] ?? 0)
  },
  leave(g, frame, seat) {
    if (g.s.frames[frame + SEAT] === seat) popFrame(g)
  },
}

function checkAsked(l: GameView, seat: number): Refusal | null {
  return topKind(l) === FERRY && l.s.frames[topFrame(l) + SEAT] === seat ? null : 'noFerry'
}

/** To any station, for the fare. What is there happens. */
export const board: ActionRule = {
  name: 'board',
  check(l, seat, deed) {
    const refusal = checkAsked(l, seat)
    if (refusal !== null) return refusal
    if (deed >= l.book.board.deeds || l.book.board.kindOf[deed] !== Space.station) return 'noLandingThere'
    return (l.s.cash[seat] ?? 0) < fareOf(l) ? 'fareTooDear' : null
  },
  apply(g, seat, deed) {
    popFrame(g)
    transfer(g, seat, g.book.policies.fareTo, fareOf(g), 'ferry', deed)
    g.s.place[seat] = g.book.board.spaceOf[deed] ?? 0
    g.s.parts.ferry.trips++
    g.s.frames[topFrame(g) + STAGE] = Turn.land
    g.emit?.('ferried', 'ferry', seat, deed)
  },
}

/** Nothing happens. */
export const stayAshore: ActionRule = {
  name: 'stayAshore',
  check: checkAsked,
  apply: popFrame,
}
