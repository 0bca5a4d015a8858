import type { Bot } from '@hausregeln/bots'
import { Game, reset } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { richest } from '@hausregeln/engine/core/end.ts'
import { driverOf } from '../src/driver.ts'
import { CommonChance } from '../src/experiment/common-chance.ts'
import { meanInterval } from '../src/report/statistics.ts'
import { botSeeds } from '../src/seeds.ts'
import { rulebookNamed } from '../src/table.ts'

const SEATS = 4
const MOST_ROUNDS = 200

/** What somebody won of all wins so far, less what another has in their place, with the 95 % limits. */
export interface Gained {
  readonly games: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

export function gainOf(sum: number, squares: number, games: number): Gained {
  const { low, high } = meanInterval(sum, squares, games) ?? { low: -1, high: 1 }
  return { games, mean: sum / Math.max(1, games), low, high }
}

/** One player among three others; games of one seed have their chance in common. */
export class Place {
  readonly #bots: readonly Bot[]
  readonly #seated: Bot[]
  readonly #chance = new CommonChance()
  readonly #game: Game
  readonly #driver

  constructor(rulebook: string, first: Bot, other: () => Bot) {
    this.#bots = [first, ...Array.from({ length: SEATS - 1 }, other)]
    this.#seated = [...this.#bots]
    this.#game = new Game(rulebookNamed(rulebook).book, this.#chance)
    this.#driver = driverOf(this.#game, this.#seated)
  }

  /** The part of the win that the first player has; a game that does not end is won by the richest. */
  play(game: number, seed: number): number {
    const g = this.#game
    this.#bots.forEach((bot, place) => {
      const seat = (place + game) % SEATS
      this.#seated[seat] = bot
      bot.begin(botSeeds(seed, place)(0))
    })
    this.#chance.begin(seed)
    reset(g, { seats: SEATS, options: {}, seed })
    this.#driver.playOut(MOST_ROUNDS)
    const winners = g.s.over === 0 ? richest(g) : g.s.winners
    return (winners >>> (game % SEATS)) & 1 ? 1 / popCount(winners) : 0
  }
}
