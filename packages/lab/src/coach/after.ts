import { proposerOf, recipientOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import {
  apply,
  argumentOf,
  clone,
  codeOf,
  END_TURN,
  Game,
  type GameView,
  given,
  NOBODY,
  type Packed,
  pack,
  type TermsData,
  THROW,
  verify,
} from '@hausregeln/engine'
import type { Outlook } from '../analyse/outlook.ts'

/** How far a position is led on before it is judged, so that what is compared stands at the same moment. */
export type Until =
  /** As bots would go on. */
  | 'asBots'
  /** The turn ends at once: what else bots would do in it is no merit of the action. */
  | 'endOfTurn'
  /** Whoever may throw does: who pays to leave jail moves in the same turn as who throws for it. */
  | 'thrown'

/**
 * Tries out what seats may do, on a copy of a game whose chance is given, and judges it by the chances to win of all
 * seats.
 */
export class After {
  readonly #outlook: Outlook
  readonly #trial: Game

  constructor({ book }: GameView, outlook: Outlook) {
    this.#outlook = outlook
    this.#trial = new Game(book, given)
  }

  /** The chance of each seat once an action (null: nothing) is carried out; null: it is refused. */
  of(g: Game, action: Packed | null, until: Until = 'asBots'): readonly number[] | null {
    const trial = this.#laid(g)
    if (action !== null && apply(trial, action) !== null) return null
    return this.#led(trial, until)
  }

  /** The chance of each seat once a deal is made that one proposes and the other takes; null: it cannot be. */
  ofDeal(g: Game, seat: number, terms: TermsData, until: Until = 'asBots'): readonly number[] | null {
    const trial = this.#laid(g)
    return deal(trial, seat, terms) === null ? this.#led(trial, until) : null
  }

  #laid(g: Game): Game {
    const trial = clone(g, this.#trial)
    Object.assign(trial.terms, g.terms)
    return trial
  }

  #led(trial: Game, until: Until): readonly number[] {
    const { turnSeat, awaiting } = trial.s
    const next = until === 'endOfTurn' ? END_TURN : THROW
    const isDue = until !== 'asBots' && awaiting === 0 && verify(trial, pack(next, turnSeat)) === null
    if (isDue) apply(trial, pack(next, turnSeat))
    return this.#outlook.of(trial)
  }
}

/** Makes a deal: one side proposes it, the other takes it. What refuses it; null: nothing. */
export function deal(g: Game, seat: number, terms: TermsData): string | null {
  const { offer, accept } = g.book.codes
  if (offer === undefined || accept === undefined) return 'notNow'
  g.s.parts.trade.offered[seat] = 0
  g.terms.read(terms)
  return apply(g, pack(offer, seat)) ?? apply(g, pack(accept, terms.to, g.s.serial))
}

/** Both answers to the open offer that an action answers, with other terms perhaps; none, if it answers none. */
export function answersTo(l: GameView, action: Packed): readonly Packed[] {
  const { accept, refuse, offer } = l.book.codes
  const code = codeOf(action)
  if (code !== accept && code !== refuse && code !== offer) return []
  const serial = code === offer ? l.terms.counters : argumentOf(action)
  const proposer = serial === 0 ? NOBODY : proposerOf(l, serial)
  if (proposer === NOBODY) return []
  return [accept, refuse].map((answer) => pack(answer, recipientOf(l, proposer), serial))
}
