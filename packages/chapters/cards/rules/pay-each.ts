import { OWN, popFrame, pushFrame, SEAT, STAGE, VOID } from '@hausregeln/engine/core/agenda.ts'
import type { FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import type { FrameName } from '@hausregeln/engine/core/vocabulary.ts'
import { owe } from '@hausregeln/engine/kit/money.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { COLLECT_FRAME, PAY_EACH_FRAME } from './vocabulary.ts'

/** Words of both frames: the amount for each, and how many seats after `SEAT` have had their turn. */
const AMOUNT = OWN
const SERVED = OWN + 1

function openRound(g: Game, kind: number, seat: number, amount: number): void {
  const frame = pushFrame(g, kind, seat)
  g.s.frames[frame + AMOUNT] = amount
}

/** A card: `seat` pays `amount` to each other player, one after the other in turn order. */
export function payEach(g: Game, seat: number, amount: number): void {
  openRound(g, PAY_EACH_FRAME, seat, amount)
}

/** A card: each other player pays `amount` to `seat`. */
export function collectFromEach(g: Game, seat: number, amount: number): void {
  openRound(g, COLLECT_FRAME, seat, amount)
}

/** The next seat of the round that is still in the game, or -1 when it is done. */
function nextOfRound(g: Game, frame: number): number {
  const words = g.s.frames
  while (words[frame + SERVED] < g.s.seats - 1) {
    words[frame + SERVED]++
    const seat = (words[frame + SEAT] + words[frame + SERVED]) % g.s.seats
    if (isAlive(g, seat)) return seat
  }
  return -1
}

function roundFrame(kind: FrameName, name: string, payerIsOther: boolean): FrameRule {
  return {
    kind,
    name,
    exclusive: false,
    run(g, frame) {
      const words = g.s.frames
      const other = words[frame + STAGE] === VOID ? -1 : nextOfRound(g, frame)
      if (other < 0) return popFrame(g)
      const seat = words[frame + SEAT]
      owe(g, payerIsOther ? other : seat, payerIsOther ? seat : other, words[frame + AMOUNT], 'cards')
    },
    leave(g, frame, seat) {
      if (g.s.frames[frame + SEAT] === seat) g.s.frames[frame + STAGE] = VOID
    },
    claims(l, frame, debtor, claims) {
      const words = l.s.frames
      if (words[frame + STAGE] === VOID) return
      const card = words[frame + SEAT]
      for (let step = words[frame + SERVED] + 1; step < l.s.seats; step++) {
        const other = (card + step) % l.s.seats
        if (!isAlive(l, other)) continue
        if (payerIsOther && other === debtor) claims[card] += words[frame + AMOUNT]
        if (!payerIsOther && card === debtor) claims[other] += words[frame + AMOUNT]
      }
    },
  }
}

export const payEachFrame = roundFrame('payEach', 'pay each player', false)
export const collectFrame = roundFrame('collect', 'collect from each player', true)
