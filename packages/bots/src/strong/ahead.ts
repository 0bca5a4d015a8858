import { serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { apply, type Book, type Game, type GameView, may, pack, type Terms } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Bot } from '../bot.ts'
import type { Net } from '../steady/figures/net.ts'
import { SteadyBot } from '../steady/steady.ts'
import { Luck } from './luck.ts'
import { Trial } from './trial.ts'

/** So often each way is played on, so many rounds. */
const GAMES = 12
const ROUNDS = 5
/** And at large tables no more turns than that: a decision must not take long. */
const MOST_TURNS = 20
/** Nor more actions than any such turns have: what bots do among themselves must not go on for ever. */
const MOST_ACTIONS = 2000

/** Does something in a game beside the one that is played; false if it is not allowed there. */
export type Way = (g: Game) => boolean

/**
 * Plays a game on beside the one that is played, for a few rounds, all seats by steady players on dice of its own, to see
 * what chances are left then.
 */
export class Ahead {
  readonly #trial: Trial
  readonly #luck = new Luck()
  readonly #bots: Bot[] = []

  constructor(book: Book, net: Net) {
    this.#trial = new Trial(book, net, this.#luck)
  }

  /**
   * What the first way adds to the chance of a seat to win against the second, on average of a few games on the same
   * dice; NaN, if one of them is not allowed, or cannot be played on.
   */
  gain(l: GameView, seat: SeatNo, first: Way, second: Way): number {
    while (this.#bots.length < l.s.seats) this.#bots.push(seated(this.#bots.length))
    let sum = 0
    for (let game = 0; game < GAMES; game++) {
      const seed = l.s.throwsMade * GAMES + game
      const gain = this.#play(l, seat, first, seed) - this.#play(l, seat, second, seed)
      if (Number.isNaN(gain)) return gain
      sum += gain
    }
    return sum / GAMES
  }

  /** The same of the terms that a seat may propose, if they are taken, against going on without. */
  ofDeal(l: GameView, seat: SeatNo, terms: Readonly<Terms>): number {
    return this.gain(l, seat, (g) => makes(g, seat, terms), goesOn)
  }

  /** The same of taking an offer against refusing it. */
  ofAnswer(l: GameView, seat: SeatNo, serial: number): number {
    const { accept, refuse } = l.book.codes
    const answers = (code: number | undefined) => (g: Game) => apply(g, pack(code, seat, serial)) === null
    return this.gain(l, seat, answers(accept), answers(refuse))
  }

  #play(l: GameView, seat: SeatNo, way: Way, seed: number): number {
    const trial = this.#trial
    const { game } = trial
    trial.take(l)
    this.#luck.begin(seed)
    if (!way(game)) return Number.NaN
    const { s } = game
    const last = s.turns + Math.min(MOST_TURNS, ROUNDS * popCount(s.alive))
    for (let acted = 0; s.over === 0 && s.turns < last; acted++)
      if (acted === MOST_ACTIONS || !this.#step(game)) return Number.NaN
    return trial.chanceOf(seat)
  }

  /**
   * Asks one player, as games of bots are played: open matters first, from the seat on turn. False if what they do is not
   * allowed, or nobody must do anything.
   */
  #step(game: Game): boolean {
    const { s, shown, terms } = game
    const open = s.open === 0 ? 0 : may(game)
    for (let step = 0; open !== 0 && step < s.seats; step++) {
      const seat = (s.turnSeat + step) % s.seats
      const action = (open >>> seat) & 1 ? (this.#bots[seat]?.consider(shown, seat, terms) ?? 0) : 0
      if (action === 0) continue
      return apply(game, action) === null
    }
    if (s.must === 0) return false
    let seat = s.turnSeat
    while (((s.must >>> seat) & 1) === 0) seat = (seat + 1) % s.seats
    return apply(game, this.#bots[seat]?.decide(shown, seat, terms) ?? 0) === null
  }
}

const goesOn: Way = () => true

/** Proposes the terms, and takes them for the other side. */
function makes(g: Game, seat: SeatNo, terms: Readonly<Terms>): boolean {
  const { offer, accept } = g.book.codes
  Object.assign(g.terms, terms)
  return apply(g, pack(offer, seat)) === null && apply(g, pack(accept, terms.to, serialOf(g, seat))) === null
}

function seated(seat: number): Bot {
  const bot = new SteadyBot()
  bot.begin(seat)
  return bot
}
