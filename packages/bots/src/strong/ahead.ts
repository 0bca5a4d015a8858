import { serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { apply, type Game, type GameView, may, pack, SEATS, type Terms } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Bot } from '../bot.ts'
import type { EndsNet } from '../chances/ends.ts'
import type { Ground } from '../steady/board/ground.ts'
import type { Net } from '../steady/figures/net.ts'
import { SteadyBot } from '../steady/steady.ts'
import { Luck } from './luck.ts'
import { areOpen, BY_CHANCES, BY_ENDS, BY_ENDS_SOON, Score, type Trust } from './score.ts'
import { type Told, Trial } from './trial.ts'

/** How games are played on. */
interface Pace {
  /** How often each way is played on at most, and for how many rounds. */
  readonly games: number
  readonly rounds: number
  /** How often it is told on the way how a game ends. */
  readonly looks: number
  /** Once all games of a decision have had so many actions, what they have shown is enough; at large tables earlier. */
  readonly enough: number
  readonly trust: Trust
}

/** Where a net tells how games end, where they are short besides, and where the net of chances tells them. */
const TO_ENDS: Pace = { games: 36, rounds: 6, looks: 3, enough: 5000, trust: BY_ENDS }
const TO_ENDS_SOON: Pace = { ...TO_ENDS, rounds: 4, looks: 2, trust: BY_ENDS_SOON }
const TO_CHANCES: Pace = { games: 16, rounds: 5, looks: 1, enough: 2400, trust: BY_CHANCES }
/** With more players than these an action takes longer, for each thinks of all others. */
const FEW_PLAYERS = 4
/** And at large tables no more turns than that: a decision must not take long. */
const MOST_TURNS = 24
/**
 * Nor more actions than any such turns have: what bots do among themselves must not go on for ever. These are counted, as
 * all of a decision are, so that the same table gets the same answer however busy the machine is.
 */
const MOST_ACTIONS = 400

/** Spreads the seeds of those who play: how hard they bargain differs from game to game, as among players of any table. */
const SPREAD = 0x9e37_79b1

/** What is not done, whatever games would show. */
const NEVER = Number.NEGATIVE_INFINITY

/** What is told of a game that cannot be played on. */
const STUCK: Told = { chance: Number.NaN, apart: 0 }

/** Does something in a game beside the one that is played; false if it is not allowed there. */
export type Way = (g: Game) => boolean

/** What can be done, what happens instead if it is not, and what it adds to the own chance to win by the net. */
interface Option {
  readonly way: Way
  readonly without: Way
  readonly value: number
}

/** What taking an offer adds to the own chance to win by the net, and what proposing these terms instead does. */
export interface Answers {
  readonly accepting: number
  readonly asking: number
  readonly terms: Readonly<Terms>
}

/** A deal with its money, and what it adds to the own chance to win by the net. */
export interface Proposed {
  readonly terms: Readonly<Terms>
  readonly value: number
}

/**
 * Plays a game on beside the one that is played, for a few rounds, all seats by steady players on dice of its own, to see
 * what chances are left then.
 */
export class Ahead {
  readonly #trial: Trial
  readonly #pace: Pace
  readonly #luck = new Luck()
  readonly #bots: Bot[] = []
  /** What all games of this decision have had so far. */
  #acted = 0

  constructor({ book, thirdDie }: Ground, net: Net, ends: EndsNet | null = null) {
    this.#trial = new Trial(book, net, this.#luck, ends)
    this.#pace = ends === null ? TO_CHANCES : thirdDie ? TO_ENDS_SOON : TO_ENDS
  }

  /**
   * What each option is worth to a seat against what happens without it: by chances at once, and by games on the same dice. What is
   * clearly worse than another, or worth less than `least`, is played on no further; what is not allowed is worth nothing.
   */
  worths(l: GameView, seat: SeatNo, options: readonly Option[], least: number): readonly number[] {
    if (options.every(({ value }) => value === NEVER)) return options.map(({ value }) => value)
    while (this.#bots.length < l.s.seats) this.#bots.push(new SteadyBot())
    const { games, trust } = this.#pace
    const enough = (this.#pace.enough * FEW_PLAYERS) / Math.max(FEW_PLAYERS, popCount(l.s.alive))
    const now = eachOnce((without) => this.#chanceAfter(l, seat, without))
    const scores = options.map(({ way, without, value }) => {
      const gain = value === NEVER ? Number.NaN : this.#chanceAfter(l, seat, way) - now(without)
      return new Score(Number.isNaN(gain) ? NEVER : this.#atOnce(value, gain), trust, l.s.round)
    })
    this.#acted = 0
    for (let game = 0; game < games && this.#acted < enough && areOpen(scores, least); game++) {
      const seed = l.s.throwsMade * games + game
      const usual = eachOnce((without) => this.#play(l, seat, without, seed))
      options.forEach(({ way, without }, at) => {
        const score = scores[at]
        if (!score?.isOpen) return
        const [done, left] = [this.#play(l, seat, way, seed), usual(without)]
        score.add(done.chance - left.chance, done.apart - left.apart)
      })
    }
    return scores.map(({ worth }) => worth)
  }

  /**
   * The same of deals that a seat may propose, if they are taken, against being refused: if it only went on, the steady
   * player in its place would often propose the same, or something worse.
   */
  ofDeals(l: GameView, seat: SeatNo, deals: readonly Proposed[], least: number): readonly number[] {
    const refusals = new Map<SeatNo, Way>()
    const options = deals.map(({ terms, value }) => {
      const without = refusals.get(terms.to) ?? ((g: Game) => proposes(g, seat, terms, 'refuse'))
      refusals.set(terms.to, without)
      return { value, without, way: (g: Game) => proposes(g, seat, terms, 'accept') }
    })
    return this.worths(l, seat, options, least)
  }

  /** The same of taking an offer, and of proposing other terms instead that are taken, against refusing it. */
  ofAnswers(l: GameView, seat: SeatNo, serial: number, answers: Answers, least: number): readonly number[] {
    const { accept, refuse } = l.book.codes
    const says = (code: number | undefined) => (g: Game) => apply(g, pack(code, seat, serial)) === null
    const { terms } = answers
    const without = says(refuse)
    const options = [
      { value: answers.accepting, without, way: says(accept) },
      { value: answers.asking, without, way: (g: Game) => proposes(g, seat, terms, 'accept') },
    ]
    return this.worths(l, seat, options, least)
  }

  /** What an option adds at once: where it is told how games end, by that alone. */
  #atOnce(value: number, gain: number): number {
    return this.#pace === TO_CHANCES ? (value + gain) / 2 : gain
  }

  #chanceAfter(l: GameView, seat: SeatNo, way: Way): number {
    this.#trial.take(l)
    return way(this.#trial.game) ? this.#trial.chanceOf(seat) : Number.NaN
  }

  /**
   * The chance of a seat once it is played on; where it is told how games end, on average of several looks on the way: early
   * it hangs less on dice, late it is told of a table that has more of the game behind it.
   */
  #play(l: GameView, seat: SeatNo, way: Way, seed: number): Told {
    const trial = this.#trial
    const { game } = trial
    trial.take(l)
    this.#luck.begin(seed)
    this.#bots.forEach((bot, at) => {
      bot.begin(Math.imul(seed * SEATS + at + 1, SPREAD) >>> 0)
    })
    if (!way(game)) return STUCK
    const turns = Math.min(MOST_TURNS, this.#pace.rounds * popCount(game.s.alive))
    const { turns: from } = game.s
    const enough = this.#acted + MOST_ACTIONS
    const { looks } = this.#pace
    const sum = { chance: 0, apart: 0 }
    for (let look = 1; look <= looks; look++) {
      if (!this.#playTo(from + (turns * look) / looks, enough)) return STUCK
      const told = trial.tell(seat)
      sum.chance += told.chance
      sum.apart += told.apart
    }
    return { chance: sum.chance / looks, apart: sum.apart / looks }
  }

  /** Plays on until a turn, or so many actions; false if it cannot go on. */
  #playTo(turn: number, enough: number): boolean {
    const { game } = this.#trial
    const { s } = game
    while (s.over === 0 && s.turns < turn && this.#acted < enough) {
      this.#acted++
      if (!this.#step(game)) return false
    }
    return true
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

/** Proposes the terms, and answers for the other side. */
function proposes(g: Game, seat: SeatNo, terms: Readonly<Terms>, answer: 'accept' | 'refuse'): boolean {
  const { codes } = g.book
  Object.assign(g.terms, terms)
  return (
    apply(g, pack(codes.offer, seat)) === null && apply(g, pack(codes[answer], terms.to, serialOf(g, seat))) === null
  )
}

/** Tells of each way once, however often it is asked. */
function eachOnce<T>(tell: (way: Way) => T): (way: Way) => T {
  const told = new Map<Way, T>()
  return (way) => {
    const known = told.get(way) ?? tell(way)
    told.set(way, known)
    return known
  }
}
