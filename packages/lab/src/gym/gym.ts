import { type Bot, createBot, NOTHING } from '@hausregeln/bots'
import {
  apply,
  bits,
  type Game,
  may,
  namedActions,
  newGame,
  type Packed,
  positionOf,
  type Rulebook,
  reset,
} from '@hausregeln/engine'
import { botSeeds, mix } from '../seeds.ts'
import type { Table } from '../table.ts'
import { NumberedActions } from './actions.ts'
import { Observation } from './observation.ts'

/** A seat of an agent's; the others have built-in bots. */
export const AGENT = 'agent'

/** How a game of a batch has gone on: not ended, ended by its rules, given up. */
const Ending = { none: 0, over: 1, givenUp: 2 } as const

/** A game that stops wherever an agent is asked. Bots play on by themselves, in the order of the laboratory. */
class Round {
  readonly game: Game
  readonly #bots: readonly (Bot | null)[]
  readonly #table: Table
  readonly #seeds: readonly ((game: number) => number)[]
  #number: number
  readonly #stride: number
  /** Seats that are still to be asked about what is open, since something has changed. */
  #unasked = 0
  seat = 0
  must = true
  /** The game that has just ended: how, and who has won. */
  ending: number = Ending.none
  winners = 0

  constructor({ book }: Rulebook, table: Table, first: number, stride: number) {
    this.#table = table
    this.#number = first - stride
    this.#stride = stride
    this.#bots = table.seats.map((name) => (name === AGENT ? null : createBot(name)))
    this.#seeds = table.seats.map((_, seat) => botSeeds(table.seed, seat))
    this.game = newGame(book, { seats: table.seats.length, options: table.options, seed: 0 })
    this.begin()
  }

  /** Begins the next game, and goes on to the first question for an agent. */
  begin(): void {
    const { seats, options, seed } = this.#table
    this.#number += this.#stride
    this.#bots.forEach((bot, seat) => {
      bot?.begin(this.#seeds[seat]?.(this.#number) ?? 0)
    })
    reset(this.game, { seats: seats.length, options, seed: mix(seed, this.#number) })
    this.#unasked = may(this.game)
    this.#goOn()
  }

  /** Does what the agent answers; 0: nothing about what is open. */
  act(action: Packed): void {
    this.ending = Ending.none
    if (action === NOTHING) this.#unasked &= ~(1 << this.seat)
    else this.#do(action)
    this.#goOn()
  }

  #do(action: Packed): void {
    const refusal = apply(this.game, action)
    if (refusal !== null) throw new Error(`An action was refused as "${refusal}".`)
    this.#unasked = this.game.s.over === 0 ? may(this.game) : 0
  }

  /** Until an agent is asked; a game that has ended is followed by the next. */
  #goOn(): void {
    for (;;) {
      const { s } = this.game
      if (s.over !== 0 || s.round > this.#table.maxRounds) {
        this.ending = s.over !== 0 ? Ending.over : Ending.givenUp
        this.winners = s.over !== 0 ? s.winners : 0
        return this.begin()
      }
      const { shown, terms } = this.game
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
}

/** The first seat of a mask in turn order. */
function firstInTurn(mask: number, turn: number, seats: number): number {
  for (let i = 0; i < seats; i++) {
    const seat = (turn + i) % seats
    if ((mask >>> seat) & 1) return seat
  }
  throw new Error('the game waits for nobody')
}

/** What agents are told of all games at once: arrays with a row a game. */
export interface Batch {
  readonly seat: Int32Array
  readonly ending: Int32Array
  /** Of the game that has just ended: 1 for all winners together, -1 for all others together; else 0. */
  readonly rewards: Float32Array
  readonly mask: Uint8Array
  readonly observation: Int32Array
}

/** Many games of one table at once, in each of which an agent is asked next. */
export class Gym {
  readonly actions: NumberedActions
  readonly layout: Observation
  readonly batch: Batch
  readonly #rounds: Round[]
  readonly #seats: number
  readonly #make: (first: number) => Round

  /** `table`: with `agent` on a seat at least; `games` of it are played at a time. */
  constructor(rulebook: Rulebook, table: Table, games: number) {
    const seats = table.seats.length
    this.#seats = seats
    this.actions = new NumberedActions(rulebook.book, seats)
    this.layout = new Observation(rulebook.book, seats)
    this.#make = (first) => new Round(rulebook, table, first, games)
    this.#rounds = Array.from({ length: games }, (_, first) => this.#make(first))
    this.batch = {
      seat: new Int32Array(games),
      ending: new Int32Array(games),
      rewards: new Float32Array(games * seats),
      mask: new Uint8Array(games * this.actions.list.length),
      observation: new Int32Array(games * this.layout.length),
    }
    this.#tell()
  }

  /** Begins all games again, the first of the run. */
  reset(): void {
    for (let first = 0; first < this.#rounds.length; first++) this.#rounds[first] = this.#make(first)
    this.#tell()
  }

  /**
   * Takes an action by number in each game. Throws `RangeError` for one that is not legal there; nothing has happened
   * then.
   */
  step(chosen: Int32Array): void {
    const actions = this.#rounds.map((round, index) => this.#pick(round, index, chosen[index] ?? -1))
    this.#rounds.forEach((round, index) => {
      round.act(actions[index] ?? NOTHING)
    })
    this.#tell()
  }

  /** A game as named JSON for the agent that is asked, with its legal actions: what a bot at the door is told. */
  position(index: number): object {
    const round = this.#rounds[index]
    if (round === undefined) throw new RangeError(`There is no game ${index}.`)
    const { game, must, seat } = round
    return { must, state: positionOf(game, seat), legal: namedActions(game.shown, seat) }
  }

  #pick({ game, seat, must }: Round, index: number, chosen: number): Packed {
    const action = this.actions.pick(game.shown, seat, must, chosen)
    if (action !== null) return action
    throw new RangeError(`In game ${index} the action ${chosen} is not legal: its mask says which are.`)
  }

  #tell(): void {
    const { batch, actions, layout } = this
    this.#rounds.forEach((round, index) => {
      const { game, seat, must, ending } = round
      batch.seat[index] = seat
      batch.ending[index] = ending
      this.#reward(round, index)
      actions.mark(game.shown, seat, must, batch.mask, index * actions.list.length)
      layout.write(game.shown, seat, must, batch.observation, index * layout.length)
    })
  }

  #reward({ ending, winners }: Round, index: number): void {
    const from = index * this.#seats
    const won = bits(winners).length
    const isDecided = ending === Ending.over && won > 0 && won < this.#seats
    for (let seat = 0; seat < this.#seats; seat++) {
      const reward = (winners >>> seat) & 1 ? 1 / won : -1 / (this.#seats - won)
      this.batch.rewards[from + seat] = isDecided ? reward : 0
    }
  }
}
