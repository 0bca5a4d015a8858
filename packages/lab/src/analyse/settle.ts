import type { Bot } from '@hausregeln/bots'
import { SteadyBot } from '@hausregeln/bots/steady/steady.ts'
import {
  Game,
  type GameView,
  given,
  type Packed,
  pack,
  SEATS,
  THROW,
  TURN_FRAME,
  topKind,
  verify,
} from '@hausregeln/engine'
import { driverOf } from '../driver.ts'
import { mix } from '../seeds.ts'

/** From the same seed each time: a position is always settled in the same way. */
const SEED = 1
/** A position in which so many answers lead to no throw is taken as it is then. */
const MOST_ANSWERS = 40

/**
 * Leads positions on to where the net judges best, the next throw: until then bots answer all that is asked, whether to
 * buy, to pay or to take an offer, so that the value of a position has what its questions are worth.
 */
export class Settling {
  readonly #game: Game
  readonly #bots = Array.from({ length: SEATS }, () => new Answering())
  readonly #step: () => void

  constructor({ book }: GameView) {
    this.#game = new Game(book, given)
    for (const bot of this.#bots) bot.begin(SEED)
    this.#step = driverOf(this.#game, this.#bots).step
  }

  /** Has every bot draw otherwise, such as what it bids under seal: each draw by itself is always the same. */
  draw(number: number): void {
    this.#bots.forEach((bot, seat) => {
      bot.begin(mix(mix(SEED, seat), number))
    })
  }

  /** A game in which to lay a position that is then to be settled. */
  get game(): Game {
    return this.#game
  }

  /** Leads the game on until a throw, or chance, is due, or until it is over. */
  settle(): void {
    const { s } = this.#game
    if (isSettled(this.#game)) return
    for (let answers = 0; answers < MOST_ANSWERS && !isSettled(this.#game); answers++) {
      this.#step()
      if (s.awaiting !== 0) return
    }
  }
}

/** Plays like `steady`, but proposes no deals in its turn: what might be agreed on is no part of a position. */
class Answering implements Bot {
  readonly name = 'steady'
  readonly #steady = new SteadyBot()

  begin(seed: number): void {
    this.#steady.begin(seed)
  }
  decide(...[l, seat, terms]: Parameters<Bot['decide']>): Packed {
    return this.#steady.decideAlone(l, seat, terms)
  }
  consider(...[l, seat, terms]: Parameters<Bot['consider']>): Packed {
    return this.#steady.consider(l, seat, terms)
  }
}

/** Whether nothing is open any more but the throw of the seat whose turn it is. */
export function isSettled(l: GameView): boolean {
  const { over, awaiting, must, open, turnSeat } = l.s
  if (over !== 0 || awaiting !== 0) return true
  if (open !== 0 || must !== 1 << turnSeat || topKind(l) !== TURN_FRAME) return false
  return verify(l, pack(THROW, turnSeat)) === null
}
