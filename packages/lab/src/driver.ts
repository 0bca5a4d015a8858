import type { Bot } from '@hausregeln/bots'
import { apply, type Game, may, moveOf } from '@hausregeln/engine'
import { lowestBit } from '@hausregeln/engine/core/chance.ts'
import { column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** A bot has chosen an illegal action: a fault of the bot's. */
export class BotFault extends Error {
  override readonly name = 'BotFault'
}

/** Lets bots play one game, or one after the other in the same state. */
export interface Driver {
  /** Asks one bot and carries its answer out. */
  step(): void
  /** Plays until the game is over or the round limit is passed. */
  playOut(maxRounds: number): void
}

/**
 * The order in which bots are asked is fixed, so that the same seeds give the same game. Whenever something has changed,
 * seats that may act on an open matter are asked once each, in turn order from the seat on turn; then the first seat in
 * turn order that must decide.
 *
 * The driver is a closure over its game, not a function of it: V8 then knows where everything of this game lies, and
 * lays that knowledge down in all it inlines.
 */
export function driverOf(g: Game, bots: readonly Bot[]): Driver {
  const { s, shown } = g
  const seated = column(bots)

  const act = (seat: SeatNo, action: number): void => {
    const refusal = apply(g, action)
    if (refusal !== null) throw fault(g, seated[seat], action, refusal)
  }

  const considerMatters = (open: number): boolean => {
    for (let i = 0; i < s.seats; i++) {
      const seat: SeatNo = (s.turnSeat + i) % s.seats
      if (((open >>> seat) & 1) === 0) continue
      const action = seated[seat].consider(shown, seat, g.terms)
      if (action === 0) continue
      act(seat, action)
      return true
    }
    return false
  }

  /** Takes a step, and goes on as long as the game does and its round is at most this one. */
  const play = (lastRound: number): void => {
    do {
      const open = s.open !== 0 ? may(g) : 0
      if (open !== 0 && considerMatters(open)) continue
      const { must, turnSeat } = s
      const seat: SeatNo =
        ((must >>> turnSeat) & 1) === 1 ? turnSeat | 0 : firstInTurnOrder(must, turnSeat, s.seats) | 0
      act(seat, seated[seat].decide(shown, seat, g.terms))
    } while (s.over === 0 && s.round <= lastRound)
  }

  return {
    step: () => play(0),
    playOut(maxRounds) {
      if (s.over === 0 && s.round <= maxRounds) play(maxRounds)
    },
  }
}

function fault(g: Game, bot: Bot, action: number, refusal: string): BotFault {
  return new BotFault(`The bot "${bot.name}" chose ${JSON.stringify(moveOf(g, action))}, refused as "${refusal}".`)
}

/** The first seat of a mask that is not empty, from `turnSeat` on. */
function firstInTurnOrder(mask: number, turnSeat: number, seats: number): number {
  if (mask === 0) throw new Error('the game waits for nobody')
  const ahead = lowestBit((mask | (mask << seats)) >>> turnSeat)
  return turnSeat + ahead < seats ? turnSeat + ahead : turnSeat + ahead - seats
}
