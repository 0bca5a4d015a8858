import type { Bot } from '@hausregeln/bots'
import { SteadyBot } from '@hausregeln/bots/steady/steady.ts'
import { applyMove, clone, Game, type GameView, type Move, type Packed } from '@hausregeln/engine'
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

/** What is done first, one after the other; nothing: the player goes on as it sees fit, but begins nothing with others. */
type Moves = readonly Move[]

/** Plays like `steady`; held back, it proposes no deal and puts up no deed until its turn is over. */
class Restrained implements Bot {
  readonly name = 'steady'
  readonly #steady = new SteadyBot()
  #held: number | null = null

  begin(seed: number): void {
    this.#steady.begin(seed)
    this.#held = null
  }
  /** `round`: that of the turn. */
  holdBack(round: number): void {
    this.#held = round
  }
  decide(...[l, seat, terms]: Parameters<Bot['decide']>): Packed {
    return this.#isHeld(l, seat) ? this.#steady.decideAlone(l, seat, terms) : this.#steady.decide(l, seat, terms)
  }
  consider(...[l, seat, terms]: Parameters<Bot['consider']>): Packed {
    return this.#steady.consider(l, seat, terms)
  }

  #isHeld({ s }: Pick<GameView, 's'>, seat: number): boolean {
    return s.round === this.#held && s.turnSeat === seat
  }
}

/**
 * Plays a position on to its end after each of two ways, game by game on common chance, all seats by `steady`: what the
 * second adds to the chance of a seat to win. Where that is to do nothing, `steady` does not do it by itself either: it
 * proposes no deal and puts up no deed in this turn. Throws where a way is not legal.
 */
export function rollOut(g: Game, seat: number, done: Moves, better: Moves, games: number, seed: number): Rollouts {
  const table = new Table(g)
  let [sum, squares] = [0, 0]
  for (let game = 0; game < games; game++) {
    const one = mix(seed, game)
    const gain = table.play(seat, better, one, better.length === 0) - table.play(seat, done, one)
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
    this.#bots = Array.from({ length: from.s.seats }, () => new Restrained())
    this.#driver = driverOf(this.#game, this.#bots)
  }

  /** The part of the win that a seat has in this game; where it does not end, none. `held`: it begins nothing this turn. */
  play(seat: number, moves: Moves, seed: number, held = false): number {
    const winners = this.winners(moves, seed, held ? seat : null)
    return (winners >>> seat) & 1 ? 1 / popCount(winners) : 0
  }

  /** Who wins this game, a bit a seat; 0: it does not end. */
  winners(moves: Moves, seed: number, held: number | null = null): number {
    const g = this.#game
    clone(this.#from, g)
    this.#chance.begin(seed)
    this.#bots.forEach((bot, at) => {
      bot.begin(botSeeds(seed, at)(0))
      if (at === held) bot.holdBack(g.s.round)
    })
    for (const move of moves) {
      const refusal = applyMove(g, move)
      if (refusal !== null) throw new Error(`A way that was to be tried is refused: ${refusal}.`)
    }
    this.#driver.playOut(g.s.round + MOST_ROUNDS)
    return g.s.winners
  }
}
