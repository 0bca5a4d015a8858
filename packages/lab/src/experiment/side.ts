import type { Bot } from '@hausregeln/bots'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { Game, type Listener, type OptionName, ownWords, type Rulebook, reset } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { richest } from '@hausregeln/engine/core/end.ts'
import { type By, column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type Driver, driverOf } from '../driver.ts'
import type { Guests } from '../external/guests.ts'
import { toAll } from '../hearing.ts'
import { botSeeds, mix } from '../seeds.ts'
import { CommonChance } from './common-chance.ts'
import { counted, DecisionCount } from './decisions.ts'

/** What is written of each game, in this order; behind it, by place at the table, what its bot has won. */
export const Wrote = {
  rounds: 0,
  turns: 1,
  ended: 2,
  decided: 3,
  first: 4,
  throws: 5,
  decisions: 6,
  places: 7,
} as const

/** Puts a game into the position from which it is played. `seed`: the game's, for what the position leaves open. */
export type LayOut = (g: Game, seed: number) => void

/** One of the sides of a comparison: what is played, by whom, from where. */
export interface SideSetup {
  readonly rulebook: Rulebook
  /** Names of bots, a place each. */
  readonly bots: readonly string[]
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  /** Bots that are none of the built-in ones. */
  readonly guests?: Guests | null
  /** Instead of the beginning of a game. */
  readonly layOut?: LayOut
}

/** What all sides of a comparison have in common. */
export interface Terms {
  readonly seed: number
  readonly maxRounds: number
  /** In game n the bot of each place sits n seats further. */
  readonly rotate: boolean
  /** A game that is given up is won by the richest then. */
  readonly byWealth: boolean
}

/** Looks on at the games of a side. */
export interface Onlooker {
  listen(g: Game): Listener
  /** A game begins: its position lies. */
  began(g: Game): void
  /** A seat has decided something. */
  asked(g: Game, seat: number): void
  /** `winners`: a bit a seat; 0 if nobody has won. */
  ended(g: Game, winners: number): void
}

/** How many numbers are written of a game at a table of so many seats. */
export function widthOf(seats: number): number {
  return Wrote.places + seats
}

/** A game that could not be played on; the message is a sentence. */
export class GameFault extends Error {
  override readonly name = 'GameFault'
}

/** Plays the games of one side on common chance: game n of every side meets the same. */
export class Side {
  readonly seats: number
  readonly #setup: SideSetup
  readonly #terms: Terms
  readonly #chance = new CommonChance()
  readonly #game: Game
  readonly #bots: readonly Bot[]
  readonly #seated: Bot[]
  readonly #seeds: By<SeatNo, (game: number) => number>
  readonly #driver: Driver
  readonly #onlooker: Onlooker | null
  readonly #decisions: DecisionCount
  /** Throws that were made before the position. */
  #thrown = 0

  constructor(setup: SideSetup, terms: Terms, onlooker: Onlooker | null = null) {
    this.seats = setup.bots.length
    this.#setup = setup
    this.#terms = terms
    this.#game = new Game(setup.rulebook.book, this.#chance)
    const bots = setup.bots.map((name) => this.#playerOf(name))
    this.#decisions = new DecisionCount(setup.rulebook.book)
    const counting = bots.map((bot) => counted(bot, this.#decisions))
    this.#bots = onlooker === null ? counting : counting.map((bot) => lookedAt(bot, onlooker, this.#game))
    this.#seated = [...this.#bots]
    this.#seeds = column(setup.bots.map((_, seat) => botSeeds(terms.seed, seat)))
    this.#driver = driverOf(this.#game, this.#seated)
    this.#onlooker = onlooker
    this.#game.emit = toAll([onlooker?.listen(this.#game), ...bots.map(({ hear }) => hear)])
  }

  #playerOf(name: string): Bot {
    const { rulebook, bots, options, guests } = this.#setup
    if (!guests?.has(name)) return createPlayer(name)
    const table = { seats: bots, options, maxRounds: this.#terms.maxRounds }
    return guests.make(name, rulebook, table, (seat) => ownWords(this.#game, seat))
  }

  /**
   * Plays game number `index` and writes what it came to into `out`, from `at` on (see `Wrote`). Throws `GameFault`.
   */
  play(index: number, out: Float64Array, at: number): void {
    const { seats } = this
    const shift = this.#terms.rotate ? index % seats : 0
    this.#bots.forEach((bot, place) => {
      const seat: SeatNo = (place + shift) % seats
      this.#seated[seat] = bot
      bot.begin(this.#seeds[seat](index))
    })
    const first = this.#begin(mix(this.#terms.seed, index))
    this.#playOut(index)
    const winners = this.#winners()
    this.#seated.forEach((bot, seat) => {
      bot.end?.(this.#game.shown, seat)
    })
    this.#onlooker?.ended(this.#game, winners)
    this.#write(out, at, { winners, first, shift })
  }

  /** Lays the game out, and returns who is on turn. */
  #begin(seed: number): number {
    const { options, layOut } = this.#setup
    this.#chance.begin(seed)
    if (layOut === undefined) reset(this.#game, { seats: this.seats, options, seed })
    else layOut(this.#game, seed)
    this.#decisions.begin()
    this.#thrown = this.#game.s.throwsMade
    this.#onlooker?.began(this.#game)
    return this.#game.s.turnSeat
  }

  #playOut(index: number): void {
    try {
      this.#driver.playOut(this.#terms.maxRounds)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      throw new GameFault(`Game ${index} of "${this.#setup.rulebook.book.id}" cannot go on: ${error.message}`)
    }
  }

  #winners(): number {
    const { over, winners } = this.#game.s
    if (over !== 0) return winners
    return this.#terms.byWealth ? richest(this.#game) : 0
  }

  #write(
    out: Float64Array,
    at: number,
    { winners, first, shift }: Record<'winners' | 'first' | 'shift', number>,
  ): void {
    const { s } = this.#game
    const part = winners === 0 ? 0 : 1 / popCount(winners)
    out[at + Wrote.rounds] = Math.min(s.round, this.#terms.maxRounds)
    out[at + Wrote.turns] = s.turns
    out[at + Wrote.ended] = s.over === 0 ? 0 : 1
    out[at + Wrote.decided] = winners === 0 ? 0 : 1
    out[at + Wrote.first] = (winners >>> first) & 1 ? part : 0
    out[at + Wrote.throws] = s.throwsMade - this.#thrown
    out[at + Wrote.decisions] = this.#decisions.made
    for (let place = 0; place < this.seats; place++)
      out[at + Wrote.places + place] = (winners >>> ((place + shift) % this.seats)) & 1 ? part : 0
  }
}

/** The same bot; a listener hears when it has decided. */
function lookedAt(bot: Bot, onlooker: Onlooker, g: Game): Bot {
  return {
    name: bot.name,
    begin: (seed) => bot.begin(seed),
    decide(l, seat, terms) {
      onlooker.asked(g, seat)
      return bot.decide(l, seat, terms)
    },
    consider: (l, seat, terms) => bot.consider(l, seat, terms),
    end: (l, seat) => bot.end?.(l, seat),
  }
}
