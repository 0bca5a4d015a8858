import { type Game, may, type Packed } from '@hausregeln/engine'
import { type Bot, NOTHING } from './bot.ts'

/**
 * What the bots at a table do next; `NOTHING`: persons must decide. They are asked in the order of the laboratory:
 * first those that may act on an open matter, in turn order from the seat on turn, then the first that must decide.
 * `bots`: a seat each, null for a person. The terms of an offer then lie in `g.terms`.
 */
export function nextBotAction(g: Game, bots: readonly (Bot | null)[]): Packed {
  const { s } = g
  if (s.over !== 0 || s.awaiting !== 0) return NOTHING
  for (const seat of inTurnOrder(g, may(g))) {
    const action = bots[seat]?.consider(g.shown, seat, g.terms) ?? NOTHING
    if (action !== NOTHING) return action
  }
  for (const seat of inTurnOrder(g, s.must)) {
    const bot = bots[seat]
    if (bot) return bot.decide(g.shown, seat, g.terms)
  }
  return NOTHING
}

function inTurnOrder({ s }: Game, mask: number): number[] {
  const order = Array.from({ length: s.seats }, (_, i) => (s.turnSeat + i) % s.seats)
  return order.filter((seat) => (mask >>> seat) & 1)
}
