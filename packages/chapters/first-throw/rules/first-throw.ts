import { OWN, popFrame, pushFrame, SEAT } from '@hausregeln/engine/core/agenda.ts'
import type { FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { rollDice } from '@hausregeln/engine/kit/dice.ts'
import { firstTurn } from '../../turn/rules/turn.ts'
import { FIRST_THROW_FRAME } from './vocabulary.ts'

/** Words of the frame: seats that still have to throw, the best sum so far, and who has thrown it. */
const WAITING = OWN
const BEST = OWN + 1
const TIED = OWN + 2

/** Everybody throws both dice: the highest begins, ties throw again. */
export function openFirstThrow(g: Game): void {
  const frame = pushFrame(g, FIRST_THROW_FRAME, 0)
  g.s.frames[frame + WAITING] = g.s.alive
}

export const firstThrowFrame: FrameRule = {
  kind: 'firstThrow',
  words: ['waiting', 'best', 'tied'],
  name: 'first throw',
  exclusive: true,
  run(g, frame) {
    const words = g.s.frames
    if (words[frame + WAITING] === 0) return decide(g, frame)
    const seat = 31 - Math.clz32(words[frame + WAITING] & -words[frame + WAITING])
    words[frame + SEAT] = seat
    if (!rollDice(g, false)) return
    const [dieA, dieB] = g.s.outcome
    g.emit?.('firstThrow', 'firstThrow', seat, dieA, dieB)
    words[frame + WAITING] &= ~(1 << seat)
    if (dieA + dieB > words[frame + BEST]) {
      words[frame + BEST] = dieA + dieB
      words[frame + TIED] = 0
    }
    if (dieA + dieB === words[frame + BEST]) words[frame + TIED] |= 1 << seat
  },
  leave(g, frame, seat) {
    g.s.frames[frame + WAITING] &= ~(1 << seat)
    g.s.frames[frame + TIED] &= ~(1 << seat)
  },
}

function decide(g: Game, frame: number): void {
  const words = g.s.frames
  const tied = words[frame + TIED] === 0 ? g.s.alive : words[frame + TIED]
  if ((tied & (tied - 1)) !== 0) {
    words[frame + WAITING] = tied
    words[frame + BEST] = 0
    words[frame + TIED] = 0
    return
  }
  g.s.turnSeat = 31 - Math.clz32(tied)
  g.s.outcome.fill(0)
  g.emit?.('starts', 'firstThrow', g.s.turnSeat)
  popFrame(g)
  firstTurn(g)
}
