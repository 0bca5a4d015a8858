import { type Bot, NOTHING } from '@hausregeln/bots'
import type { GameView, Packed } from '@hausregeln/engine'

/** The same bot, but its actions are told before they are carried out. */
export function watch(bot: Bot, tell: (l: GameView, action: Packed) => void): Bot {
  const told = (l: GameView, action: Packed) => {
    if (action !== NOTHING) tell(l, action)
    return action
  }
  return {
    name: bot.name,
    begin: (seed) => bot.begin(seed),
    decide: (l, seat, terms) => told(l, bot.decide(l, seat, terms)),
    consider: (l, seat, terms) => told(l, bot.consider(l, seat, terms)),
  }
}
