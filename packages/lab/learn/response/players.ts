import type { Bot } from '@hausregeln/bots'
import { STEADY, type Temper } from '@hausregeln/bots/steady/figures/characters.ts'
import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import { SteadyBot } from '@hausregeln/bots/steady/steady.ts'
import { bestOf } from '@hausregeln/bots/strong/alternatives.ts'
import { Trial } from '@hausregeln/bots/strong/trial.ts'
import type { GameView, Packed, Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** The player against whom a response is learned: `steady` as it is, or with a weakness that must be found. */
export const OPPONENTS = {
  steady: STEADY,
  /** Keeps so much money that it hardly ever buys or builds anything. */
  planted: { name: 'planted', tuned: (usual) => ({ ...usual, reserve: usual.reserve + 4, pocket: 4 }) },
} as const satisfies Readonly<Record<string, Temper>>

export type OpponentName = keyof typeof OPPONENTS

/** The one that responds plays as its opponents do, except where a net that is learned against them says better. */
export class Response extends SteadyBot {
  readonly #net: Net
  #trial: Trial | null = null

  constructor(opponent: OpponentName, net: Net) {
    super({ ...OPPONENTS[opponent], name: 'response' })
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
  return name === 'response' && net !== null ? new Response(opponent, net) : new SteadyBot(OPPONENTS[opponent])
}
