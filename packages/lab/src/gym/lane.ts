import { type Bot, createBot, NOTHING } from '@hausregeln/bots'
import { apply, type Game, may, type Packed, reset } from '@hausregeln/engine'
import { State } from '@hausregeln/engine/core/state/state.ts'
import { botSeeds, mix } from '../seeds.ts'
import type { Table } from '../table.ts'

/** A seat of an agent's; the others have built-in bots. */
export const AGENT = 'agent'

/** How the game before has ended: not at all, by its rules, given up. */
export const Ending = { none: 0, over: 1, givenUp: 2 } as const

/** Which games a lane plays, one after the other: from `first` on, every `stride`-th of the run. */
export interface Lanes {
  readonly first: number
  readonly stride: number
}

/** Where a game stands, but for its state. */
export interface Standing {
  readonly number: number
  readonly unasked: number
  readonly seat: number
  readonly must: boolean
}

/**
 * Games of a run, one after the other: each stops wherever an agent is asked. Bots play on by themselves, in the order
 * of the laboratory.
 *
 * All lanes play in one game: a lane's state is laid into it, and kept again when it stops. So whatever the rules touch
 * is near at hand, however many lanes there are, and to V8 it is always the same.
 */
export class Lane {
  readonly game: Game
  readonly #kept: State
  readonly #table: Table
  readonly #bots: readonly (Bot | null)[]
  readonly #lanes: Lanes
  #seed: number
  #botSeeds: readonly ((game: number) => number)[] = []
  #number = 0
  /** Seats that are still to be asked about what is open, since something has changed. */
  #unasked = 0
  seat = 0
  must = true
  /** Whether the position is not the one of the question before. */
  hasChanged = true
  /** The game that has just ended: how, and who has won. */
  ending: number = Ending.none
  winners = 0

  constructor(game: Game, table: Table, lanes: Lanes) {
    this.game = game
    this.#kept = new State(game.book.layout)
    this.#table = table
    this.#lanes = lanes
    this.#seed = table.seed
    this.#bots = table.seats.map((name) => (name === AGENT ? null : createBot(name)))
  }

  /** Lays the lane's state into the game: before anything else is asked of it. */
  enter(): void {
    this.game.s.copy(this.#kept)
  }

  /** Keeps the state of the game. */
  leave(): void {
    this.#kept.copy(this.game.s)
  }

  /** Begins the first game of the run of this seed. */
  restart(seed: number): void {
    this.#seed = seed
    this.#botSeeds = this.#table.seats.map((_, seat) => botSeeds(seed, seat))
    this.ending = Ending.none
    this.#begin(this.#lanes.first)
  }

  /** Leaves the game as it is, and begins the next. */
  goOn(): void {
    this.ending = Ending.none
    this.#begin(this.#number + this.#lanes.stride)
  }

  /** Does what the agent answers; `NOTHING`: nothing about what is open. */
  act(action: Packed): void {
    this.ending = Ending.none
    this.hasChanged = action !== NOTHING
    if (action === NOTHING) this.#unasked &= ~(1 << this.seat)
    else this.#do(action)
    this.#playOn()
  }

  /** Nothing happens: the same agent is asked again. */
  stay(): void {
    this.ending = Ending.none
    this.hasChanged = false
  }

  get standing(): Standing {
    return { number: this.#number, unasked: this.#unasked, seat: this.seat, must: this.must }
  }

  /**
   * Goes on from a state that has been laid into the game, and where that stood. The bots' own chance begins again, as
   * at the start of that game. The next game is the one that this lane plays when that of the saved game plays its next.
   */
  resume({ number, unasked, seat, must }: Standing): void {
    const { first, stride } = this.#lanes
    this.#number = number - (number % stride) + first
    this.#unasked = unasked
    this.seat = seat
    this.must = must
    this.ending = Ending.none
    this.hasChanged = true
    this.#beginBots(number)
  }

  #begin(number: number): void {
    const { seats, options } = this.#table
    this.#number = number
    this.#beginBots(number)
    reset(this.game, { seats: seats.length, options, seed: mix(this.#seed, number) })
    this.#unasked = may(this.game)
    this.hasChanged = true
    this.#playOn()
  }

  #beginBots(number: number): void {
    for (let seat = 0; seat < this.#bots.length; seat++) this.#bots[seat]?.begin(this.#botSeeds[seat]?.(number) ?? 0)
  }

  #do(action: Packed): void {
    const { game } = this
    const refusal = apply(game, action)
    if (refusal !== null) throw new Error(`An action was refused as "${refusal}".`)
    this.#unasked = game.s.over === 0 && game.s.open !== 0 ? may(game) : 0
    this.hasChanged = true
  }

  /** Until an agent is asked; a game that has ended is followed by the next. */
  #playOn(): void {
    const { s, shown, terms } = this.game
    for (;;) {
      if (s.over !== 0 || s.round > this.#table.maxRounds) return this.#end()
      this.must = this.#unasked === 0
      const seat = firstInTurn(this.must ? s.must : this.#unasked, s.turnSeat, s.seats)
      const bot = this.#bots[seat] ?? null
      if (bot === null) {
        this.seat = seat
        return
      }
      const action = this.must ? bot.decide(shown, seat, terms) : bot.consider(shown, seat, terms)
      if (action === NOTHING) this.#unasked &= ~(1 << seat)
      else this.#do(action)
    }
  }

  #end(): void {
    const { over, winners } = this.game.s
    this.ending = over !== 0 ? Ending.over : Ending.givenUp
    this.winners = over !== 0 ? winners : 0
    this.#begin(this.#number + this.#lanes.stride)
  }
}

/** The first seat of a mask in turn order. */
function firstInTurn(mask: number, turn: number, seats: number): number {
  for (let i = 0; i < seats; i++) {
    const seat = turn + i < seats ? turn + i : turn + i - seats
    if ((mask >>> seat) & 1) return seat
  }
  throw new Error('the game waits for nobody')
}
