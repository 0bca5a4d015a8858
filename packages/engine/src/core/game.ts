import { Terms } from './action/terms.ts'
import type { Book } from './book.ts'
import type { Listener } from './event.ts'
import { Shown } from './state/shown.ts'
import type { PublicState } from './state/state.ts'
import { State } from './state/state.ts'

/** What rules of legality and bots may read: the rulebook, the public state, and the terms of the offer in hand. */
export interface GameView {
  readonly book: Book
  readonly s: PublicState
  readonly terms: Readonly<Terms>
}

/** Where outcomes come from. */
export interface ChancePort {
  /**
   * Writes the outcome into `out` and returns true, or returns false: the game then waits until one is given.
   */
  supply(g: Game, kind: number, about: number, out: Int32Array): boolean
}

/**
 * A game in play: a state under a rulebook, with its source of chance and, perhaps, a listener. Its fields are
 * declared, not defined: one that is undefined first V8 does not take for constant, and checks at every use.
 */
export class Game {
  declare readonly book: Book
  declare readonly s: State
  declare readonly terms: Terms
  declare chance: ChancePort
  declare emit: Listener | null
  /** What bots and all others who play are given of it, and rules of legality read: always up to date. */
  declare readonly shown: Shown

  constructor(book: Book, chance: ChancePort, state = new State(book.layout)) {
    this.book = book
    this.s = state
    this.terms = new Terms()
    this.chance = chance
    this.emit = null
    this.shown = new Shown(book, state, this.terms)
  }
}
