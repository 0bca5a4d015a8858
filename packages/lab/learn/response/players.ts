import type { Bot } from '@hausregeln/bots'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { STEADY, type Temper } from '@hausregeln/bots/steady/figures/characters.ts'
import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import { SteadyBot } from '@hausregeln/bots/steady/steady.ts'
import { bestOf } from '@hausregeln/bots/strong/alternatives.ts'
import { createStrong } from '@hausregeln/bots/strong/strong.ts'
import { Trial } from '@hausregeln/bots/strong/trial.ts'
import type { GameView, Packed, Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** The players against whom a response can be learned: as they are, or with a weakness that must be found. */
export const OPPONENTS = ['planted', 'steady', 'strong'] as const
export type OpponentName = (typeof OPPONENTS)[number]

/** Keeps so much money that it hardly ever buys or builds anything. */
const PLANTED: Temper = {
  name: 'planted',
  tuned: (usual) => ({ ...usual, reserve: usual.reserve + 4, pocket: 4 }),
}

/** The one that responds plays steadily, or with the same weakness, except where a net that is learned says better. */
class Response extends SteadyBot {
  readonly #net: Net
  #trial: Trial | null = null

  constructor(temper: Temper, net: Net) {
    super({ ...temper, name: 'response' })
    this.#net = net
  }

  override decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const usual = super.decide(l, seat, terms)
    this.#trial ??= new Trial(l.book, this.#net)
    return bestOf(this.#trial, l, seat, usual)
  }
}

/** An opponent, or the one that responds once there is a net. */
export function createFor(opponent: OpponentName, name: string, net: Net | null): Bot {
  const temper = opponent === 'planted' ? PLANTED : STEADY
  if (name === 'response' && net !== null) return new Response(temper, net)
  return opponent === 'strong' ? createStrong(NETS) : new SteadyBot(temper)
}
