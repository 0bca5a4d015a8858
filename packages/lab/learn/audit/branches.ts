import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { apply, type Book, clone, Game, type Packed } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { type Driver, driverOf } from '../../src/driver.ts'
import { CommonChance } from '../../src/experiment/common-chance.ts'
import { type Interval, meanInterval } from '../../src/report/statistics.ts'
import { botSeeds, mix } from '../../src/seeds.ts'

/** By how much one way is better than another for a seat, in chances to win, with the 95 % limits. */
export interface Gain {
  readonly games: number
  readonly mean: number
  readonly limits: Interval
}

const ANY: Interval = { low: -1, high: 1 }
/** A game that has not ended after so many rounds more is told by its chances. */
export const TO_THE_END = 300

/** Plays positions of one table on, again and again, all seats by one bot. */
export class Branches {
  readonly #game: Game
  readonly #chance = new CommonChance()
  readonly #bots
  readonly #driver: Driver

  constructor(book: Book, seats: number, player: string) {
    this.#game = new Game(book, this.#chance)
    this.#bots = Array.from({ length: seats }, () => createPlayer(player))
    this.#driver = driverOf(this.#game, this.#bots)
  }

  /**
   * What the first way adds to the chance of each of these seats against the second, game by game on common chance, each
   * played on for so many rounds.
   */
  gains(
    from: Game,
    [first, second]: readonly [Packed, Packed],
    seats: readonly number[],
    rounds: number,
    { games, seed }: { readonly games: number; readonly seed: number },
  ): Gain[] {
    const sums = seats.map(() => [0, 0] as [number, number])
    for (let game = 0; game < games; game++) {
      const one = this.#play(from, first, rounds, mix(seed, game))
      const other = this.#play(from, second, rounds, mix(seed, game))
      seats.forEach((seat, at) => {
        const gain = (one[seat] ?? 0) - (other[seat] ?? 0)
        const sum = sums[at]
        if (sum === undefined) return
        sum[0] += gain
        sum[1] += gain ** 2
      })
    }
    return sums.map(([sum, squares]) => ({
      games,
      mean: games === 0 ? 0 : sum / games,
      limits: meanInterval(sum, squares, games) ?? ANY,
    }))
  }

  /** What each seat has won once so many rounds more are played, or its chance then. */
  #play(from: Game, action: Packed, rounds: number, seed: number): readonly number[] {
    const g = this.#game
    clone(from, g)
    this.#chance.begin(seed)
    this.#bots.forEach((bot, seat) => {
      bot.begin(botSeeds(seed, seat)(0))
    })
    const refusal = apply(g, action)
    if (refusal !== null) throw new Error(`What was to be tried is refused: ${refusal}.`)
    this.#driver.playOut(g.s.round + rounds)
    const { over, winners, seats } = g.s
    if (over === 0) return chancesBy(g, NETS)?.(g) ?? []
    return Array.from({ length: seats }, (_, seat) => ((winners >>> seat) & 1) / popCount(winners))
  }
}
