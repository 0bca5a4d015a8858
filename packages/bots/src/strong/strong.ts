import { STRONG, type Temper } from '../steady/figures/characters.ts'
import type { Net } from '../steady/figures/net.ts'
import { SteadyBot } from '../steady/steady.ts'
import { BY_CHANCES } from './dealer.ts'

/** The strong player: steady in all but deals, bids and building, which it judges by chances to win. */
export function createStrong(): SteadyBot {
  return new SteadyBot(STRONG, BY_CHANCES)
}

/** The same, by a net that was learned elsewhere; it may only be one for the rulebook that is played. */
export function strongBy(net: Net): SteadyBot {
  const temper: Temper = {
    name: 'strong',
    tuned(usual) {
      const { chances, ...rest } = STRONG.tuned(usual)
      return { ...rest, chances: chances === null ? null : { ...chances, net } }
    },
  }
  return new SteadyBot(temper, BY_CHANCES)
}
