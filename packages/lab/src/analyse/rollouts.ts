import { SteadyBot } from '@hausregeln/bots/steady/steady.ts'
import { applyMove, clone, Game, type Move } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { driverOf } from '../driver.ts'
import { CommonChance } from '../experiment/common-chance.ts'
import { type Interval, meanInterval } from '../report/statistics.ts'
import { botSeeds, mix } from '../seeds.ts'

/** How much better one way was than another in games played to their end. */
export interface Rollouts {
  readonly games: number
  /** The chance to win that it adds, -1 to 1, and the 95 % limits of that; null: too few games. */
  readonly gain: number
  readonly limits: Interval | null
}

const MOST_ROUNDS = 300

/** What is done first, one after the other; nothing: the player goes on as it sees fit. */
type Moves = readonly Move[]

/**
 * Plays a position on to its end after each of two ways, game by game on common chance, all seats by `steady`: what the
 * second adds to the chance of a seat to win. Throws where a way is not legal.
 */
export function rollOut(g: Game, seat: number, done: Moves, better: Moves, games: number, seed: number): Rollouts {
  const table = new Table(g)
  let [sum, squares] = [0, 0]
  for (let game = 0; game < games; game++) {
    const one = mix(seed, game)
    const gain = table.play(seat, better, one) - table.play(seat, done, one)
    sum += gain
    squares += gain ** 2
  }
  return { games, gain: games === 0 ? 0 : sum / games, limits: meanInterval(sum, squares, games) }
}

/** A table at which a position is played on again and again. */
export class Table {
  readonly #from: Game
  readonly #chance = new CommonChance()
  readonly #game: Game
  readonly #bots
  readonly #driver

  constructor(from: Game) {
    this.#from = from
    this.#game = new Game(from.book, this.#chance)
    this.#bots = Array.from({ length: from.s.seats }, () => new SteadyBot())
    this.#driver = driverOf(this.#game, this.#bots)
  }

  /** The part of the win that a seat has in this game; where it does not end, none. */
  play(seat: number, moves: Moves, seed: number): number {
    const winners = this.winners(moves, seed)
    return (winners >>> seat) & 1 ? 1 / popCount(winners) : 0
  }

  /** Who wins this game, a bit a seat; 0: it does not end. */
  winners(moves: Moves, seed: number): number {
    const g = this.#game
    clone(this.#from, g)
    this.#chance.begin(seed)
    this.#bots.forEach((bot, at) => {
      bot.begin(botSeeds(seed, at)(0))
    })
    for (const move of moves) {
      const refusal = applyMove(g, move)
      if (refusal !== null) throw new Error(`A way that was to be tried is refused: ${refusal}.`)
    }
    this.#driver.playOut(g.s.round + MOST_ROUNDS)
    return g.s.winners
  }
}
