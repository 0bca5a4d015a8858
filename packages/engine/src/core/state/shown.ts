import type { Terms } from '../action/terms.ts'
import type { Book } from '../book.ts'
import type { GameView } from '../game.ts'
import type { PublicState, State } from './state.ts'

/** The state that is shown next: a private field is a constant to V8 only if it is defined by what it stays. */
let source: State

/**
 * What everybody at the table sees of a state, always as it is now: it shares the public tables, which have a buffer of
 * their own, and reads the numbers of a state that nobody else can reach from here. The accessors are written one by
 * one, for speed: made in a loop, V8 would have one kind of call for all of them.
 */
class ShownState implements PublicState {
  readonly #s = source
  declare readonly cash: PublicState['cash']
  declare readonly option: PublicState['option']
  declare readonly frames: PublicState['frames']
  declare readonly undrawn: PublicState['undrawn']
  declare readonly arrived: PublicState['arrived']
  declare readonly outcome: PublicState['outcome']
  declare readonly place: PublicState['place']
  declare readonly jail: PublicState['jail']
  declare readonly laps: PublicState['laps']
  declare readonly owner: PublicState['owner']
  declare readonly level: PublicState['level']
  declare readonly mortgaged: PublicState['mortgaged']
  declare readonly jailCard: PublicState['jailCard']
  declare readonly pile: PublicState['pile']
  declare readonly pileHead: PublicState['pileHead']
  declare readonly pileLength: PublicState['pileLength']
  declare readonly ownedMask: PublicState['ownedMask']
  declare readonly mortgagedMask: PublicState['mortgagedMask']
  declare readonly parts: PublicState['parts']

  constructor() {
    const s = this.#s
    this.cash = s.cash
    this.option = s.option
    this.frames = s.frames
    this.undrawn = s.undrawn
    this.arrived = s.arrived
    this.outcome = s.outcome
    this.place = s.place
    this.jail = s.jail
    this.laps = s.laps
    this.owner = s.owner
    this.level = s.level
    this.mortgaged = s.mortgaged
    this.jailCard = s.jailCard
    this.pile = s.pile
    this.pileHead = s.pileHead
    this.pileLength = s.pileLength
    this.ownedMask = s.ownedMask
    this.mortgagedMask = s.mortgagedMask
    this.parts = s.shownParts()
  }

  get seats(): number {
    return this.#s.seats
  }
  get alive(): number {
    return this.#s.alive
  }
  get turnSeat(): number {
    return this.#s.turnSeat
  }
  get round(): number {
    return this.#s.round
  }
  get turns(): number {
    return this.#s.turns
  }
  get throwsMade(): number {
    return this.#s.throwsMade
  }
  get throwsOfTurn(): number {
    return this.#s.throwsOfTurn
  }
  get doubles(): number {
    return this.#s.doubles
  }
  get again(): number {
    return this.#s.again
  }
  get dieA(): number {
    return this.#s.dieA
  }
  get dieB(): number {
    return this.#s.dieB
  }
  get dieC(): number {
    return this.#s.dieC
  }
  get depth(): number {
    return this.#s.depth
  }
  get deepest(): number {
    return this.#s.deepest
  }
  get must(): number {
    return this.#s.must
  }
  get awaiting(): number {
    return this.#s.awaiting
  }
  get awaitingFor(): number {
    return this.#s.awaitingFor
  }
  get given(): number {
    return this.#s.given
  }
  get over(): number {
    return this.#s.over
  }
  get winners(): number {
    return this.#s.winners
  }
  get housesLeft(): number {
    return this.#s.housesLeft
  }
  get hotelsLeft(): number {
    return this.#s.hotelsLeft
  }
  get serial(): number {
    return this.#s.serial
  }
  get timeUp(): number {
    return this.#s.timeUp
  }
  get doomed(): number {
    return this.#s.doomed
  }
  get open(): number {
    return this.#s.open
  }
  get loose(): number {
    return this.#s.loose
  }
  get roundSeat(): number {
    return this.#s.roundSeat
  }
}

/**
 * A game as it is shown to those who play in it: made once, always up to date. Neither the source of chance nor the
 * generator, a sealed bid or any other hidden word can be reached from it, at run time either.
 */
export class Shown implements GameView {
  declare readonly book: Book
  /** Of a class that no state has: where this is asked for, a game does not compile. */
  declare readonly s: ShownState
  declare readonly terms: Readonly<Terms>

  constructor(book: Book, s: State, terms: Terms) {
    source = s
    this.book = book
    this.s = new ShownState()
    this.terms = terms
  }
}
