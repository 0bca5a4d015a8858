import type { Nets } from '@hausregeln/bots/chances/kinds.ts'
import { createStrong } from '@hausregeln/bots/strong/strong.ts'
import { recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { apply, clone, Game, type GameView, given, type Move, moveOf, nameOf, pack } from '@hausregeln/engine'
import type { Outlook } from './outlook.ts'

/** A deal that nobody proposed. */
export interface Missed {
  readonly offer: Move
  readonly answer: Move
  /** The chance of who might have proposed it once it is made, 0 to 1. */
  readonly chance: number
}

/** From the same seed each time: a position is always looked at in the same way. */
const SEED = 1
/** So much more chance at least a deal must bring the other side, so that it would have been taken. */
const TAKEN = 0.005

/** Looks for the deal that a seat might have proposed at the end of its turn, as the strong bot would. */
export class DealSeeker {
  readonly #outlook: Outlook
  readonly #trial: Game
  readonly #bot

  constructor({ book }: GameView, outlook: Outlook, nets: Nets) {
    this.#outlook = outlook
    this.#trial = new Game(book, given)
    this.#bot = createStrong(nets)
  }

  /** The deal that both sides would have gained by, or null. `g`: at the end of the turn of that seat. */
  missed(g: Game, seat: number): Missed | null {
    const trial = clone(g, this.#trial)
    this.#bot.begin(SEED)
    const action = this.#bot.decide(trial, seat, trial.terms)
    if (nameOf(trial, action) !== 'offer') return null
    const offer = moveOf(trial, action)
    if (apply(trial, action) !== null) return null
    const partner = recipientOf(trial, seat)
    const accept = pack(g.book.codes.accept, partner, serialOf(trial, seat))
    const answer = moveOf(trial, accept)
    if (apply(trial, accept) !== null) return null
    const before = this.#outlook.of(g)
    const after = this.#outlook.of(trial)
    if ((after[partner] ?? 0) - (before[partner] ?? 0) < TAKEN) return null
    return { offer, answer, chance: after[seat] ?? 0 }
  }
}
