import type { Bot } from '@hausregeln/bots'
import { apply, type Game, may, moveOf } from '@hausregeln/engine'

/** A bot has chosen an illegal action: a fault of the bot's. */
export class BotFault extends Error {
  override readonly name = 'BotFault'
}

/**
 * Lets bots play a game on: the order in which they are asked is fixed, so that the same seeds give the same game.
 * Whenever something has changed, seats that may act on an open matter are asked once each, in turn order from the
 * seat on turn; then the first seat in turn order that must decide.
 */
export function playStep(g: Game, bots: readonly Bot[]): void {
  const { s } = g
  const open = (s.demandCount | s.offerMask | s.reportsOwed) !== 0 ? may(g) : 0
  if (open !== 0 && considerMatters(g, bots, open)) return
  const seat = ((s.must >>> s.turnSeat) & 1) === 1 ? s.turnSeat : firstInTurnOrder(g, s.must)
  act(g, bots, seat, bots[seat]!.decide(g, seat, g.terms))
}

/** Plays until the game is over or the round limit is passed. */
export function playOut(g: Game, bots: readonly Bot[], maxRounds: number): void {
  const { s } = g
  while (s.over === 0 && s.round <= maxRounds) playStep(g, bots)
}

function considerMatters(g: Game, bots: readonly Bot[], open: number): boolean {
  const { s } = g
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.turnSeat + i) % s.seats
    if (((open >>> seat) & 1) === 0) continue
    const action = bots[seat]!.consider(g, seat, g.terms)
    if (action === 0) continue
    act(g, bots, seat, action)
    return true
  }
  return false
}

function act(g: Game, bots: readonly Bot[], seat: number, action: number): void {
  const refusal = apply(g, action)
  if (refusal !== null) throw fault(g, bots[seat]!, action, refusal)
}

function fault(g: Game, bot: Bot, action: number, refusal: string): BotFault {
  return new BotFault(`The bot "${bot.name}" chose ${JSON.stringify(moveOf(g, action))}, refused as "${refusal}".`)
}

function firstInTurnOrder(g: Game, mask: number): number {
  const { seats, turnSeat } = g.s
  for (let i = 0; i < seats; i++) {
    const seat = turnSeat + i < seats ? turnSeat + i : turnSeat + i - seats
    if ((mask >>> seat) & 1) return seat
  }
  throw new Error('the game waits for nobody')
}
