import type { Bot } from '@hausregeln/bots'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { type Game, type Listener, newGame, ownWords, reset } from '@hausregeln/engine'
import { richest } from '@hausregeln/engine/core/end.ts'
import { type By, column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type Reckoner, reckonerOf } from '../reckoning/reckoner.ts'
import { type Driver, driverOf } from './driver.ts'
import { CommonChance } from './experiment/common-chance.ts'
import type { OpenBotProgram } from './external/bot-program.ts'
import { ExternalBot } from './external/external-bot.ts'
import { toAll } from './hearing.ts'
import { type Care, LawBroken, playLawfully } from './lawful.ts'
import { countGame, newTally, type Tally, type Winners } from './report/tally.ts'
import { botSeeds, mix } from './seeds.ts'
import { checkTable, type Table } from './table.ts'

/** A game that went wrong: a law broken, a bot's illegal action, an engine error. */
export interface Fault {
  /** Number of the game in its run, from 0, and its seed. */
  readonly game: number
  readonly seed: number
  /** Actions carried out before; null if nobody counted (laws were not checked). */
  readonly step: number | null
  readonly sentence: string
}

/** Part of a run: what was counted, and when it ran, in milliseconds since 1970. */
export interface Part {
  readonly tally: Tally
  readonly began: number
  readonly ended: number
  /** The first game that went wrong, if any; the part ends there. */
  readonly fault: Fault | null
}

/** Looks on: it hears every event of every game of a run, and of each game when it has ended or is given up. */
export interface Observer {
  listen(g: Game): Listener
  /** `winners`: a bit a seat; 0 if nobody has won. */
  gameEnded(g: Game, winners: number): void
}

/** Plays games at one table, one after the other, in one state. */
export class Simulator {
  readonly #table: Table
  readonly #care: Care | null
  /** The bots by their place at the table as it was set up, and by the seat on which they play the running game. */
  readonly #bots: readonly Bot[]
  readonly #seated: Bot[]
  /** By seat. */
  readonly #seeds: By<SeatNo, (game: number) => number>
  readonly #game: Game
  /** What all games of a deal have in common, where deals are played again. */
  readonly #common: CommonChance | null
  readonly #driver: Driver
  readonly #observer: Observer | null
  /** Who had the first turn of the running game. */
  #first = 0
  readonly #observed: Listener | null

  /**
   * `care`: how closely laws are looked at; null: not at all. `open`: the way to the bots from elsewhere. Throws
   * `SetupError` for a table that cannot be.
   */
  constructor(table: Table, care: Care | null, observer: Observer | null = null, open: OpenBotProgram | null = null) {
    this.#table = table
    this.#care = care
    const rulebook = checkTable(table)
    const { book } = rulebook
    this.#common = table.mirror === true ? new CommonChance() : null
    const setup = { seats: table.seats.length, options: table.options, seed: 0 }
    const game = newGame(book, this.#common === null ? setup : { ...setup, chance: this.#common })
    this.#game = game
    this.#bots = table.seats.map((name) =>
      open !== null && table.outside?.includes(name)
        ? new ExternalBot(name, open(name), rulebook, table, (seat) => ownWords(game, seat))
        : createPlayer(name),
    )
    this.#seeds = column(table.seats.map((_, seat) => botSeeds(table.seed, seat)))
    this.#seated = [...this.#bots]
    this.#driver = driverOf(this.#game, this.#seated)
    this.#observer = observer
    this.#observed = toAll([observer?.listen(this.#game), ...this.#bots.map(({ hear }) => hear)])
    this.#game.emit = this.#observed
  }

  /** Plays the games `first`, `first + 1` … of the run. */
  play(first: number, games: number): Part {
    const tally = newTally()
    const began = now()
    let fault: Fault | null = null
    for (let game = first; game < first + games && fault === null; game++) {
      fault = this.#playGame(game)
      const { maxRounds } = this.#table
      const played = { maxRounds, shift: this.#shift(game), winners: this.#winners(game) }
      if (fault === null) countGame(tally, this.#game.s, played)
    }
    return { tally, began, ended: now(), fault }
  }

  /** The game that is about to begin is reckoned a second time, from its events. */
  #beginReckoning(): Reckoner | null {
    const { rulebook, seats, options } = this.#table
    const reckoner = reckonerOf(rulebook, seats.length, options)
    if (reckoner !== null) this.#game.emit = toAll([this.#observed, reckoner.hear])
    return reckoner
  }

  /** How many seats further the bots of this game sit. */
  #shift(game: number): number {
    const { rotate, mirror, seats } = this.#table
    return rotate === true || mirror === true ? game % seats.length : 0
  }

  /** Number of the deal that is played in this game. */
  #deal(game: number): number {
    return this.#common === null ? game : Math.floor(game / this.#table.seats.length)
  }

  /** The winning seats of the game that has just been played, a bit each; 0 if nobody has won. */
  #winningSeats(): number {
    const { over, winners } = this.#game.s
    if (over !== 0) return winners
    return this.#table.byWealth === true ? richest(this.#game) : 0
  }

  /** The same by place and by turn order. */
  #winners(game: number): Winners | null {
    const winners = this.#winningSeats()
    if (winners === 0) return null
    const { seats } = this.#game.s
    return { places: counted(winners, this.#shift(game), seats), orders: counted(winners, this.#first, seats) }
  }

  #playGame(game: number): Fault | null {
    const { seats, options, seed: runSeed, maxRounds } = this.#table
    const deal = this.#deal(game)
    const seed = mix(runSeed, deal)
    try {
      this.#bots.forEach((bot, place) => {
        const seat: SeatNo = (place + this.#shift(game)) % seats.length
        this.#seated[seat] = bot
        bot.begin(this.#seeds[seat](deal))
      })
      const reckoner = this.#care === null ? null : this.#beginReckoning()
      this.#common?.begin(seed)
      reset(this.#game, { seats: seats.length, options, seed })
      // Where dice decide who begins, they have been thrown by now.
      this.#first = this.#game.s.turnSeat
      if (this.#care === null) this.#driver.playOut(maxRounds)
      else playLawfully(this.#game, this.#seated, maxRounds, this.#care, reckoner)
      this.#seated.forEach((bot, seat) => {
        bot.end?.(this.#game.shown, seat)
      })
      this.#observer?.gameEnded(this.#game, this.#winningSeats())
      return null
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return { game, seed, step: error instanceof LawBroken ? error.step : null, sentence: error.message }
    }
  }
}

/** A mask of seats, its bits counted from seat `from` on. */
function counted(mask: number, from: number, seats: number): number {
  return (mask >>> from) | ((mask << (seats - from)) & ((1 << seats) - 1))
}

function now(): number {
  return performance.timeOrigin + performance.now()
}
