import type { Bot } from '@hausregeln/bots'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { proposerOf, readOffer } from '@hausregeln/chapters/trade/rules/offers.ts'
import {
  argumentOf,
  clone,
  codeOf,
  type Game,
  newGame,
  type Packed,
  pack,
  reset,
  seatOf,
  Terms,
} from '@hausregeln/engine'
import { column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { driverOf } from '../../src/driver.ts'
import { botSeeds, mix } from '../../src/seeds.ts'
import { rulebookNamed } from '../../src/table.ts'

/** A deal that is about to be made: the offer stands, and who is asked takes it. */
export interface Deal {
  /** Number of the game in its run, from 0. */
  readonly game: number
  readonly round: number
  /** The table before the answer. */
  readonly before: Game
  /** The answers by which it is made, and not made. */
  readonly taken: Packed
  readonly refused: Packed
  readonly proposer: number
  readonly other: number
  /** Those of both who play by the name that is looked at. */
  readonly sides: readonly number[]
  readonly terms: Readonly<Terms>
}

const MOST_ROUNDS = 200

/** The deals of one game after the other, in which a bot named `whose` has a part; bots sit a seat further in each. */
export function* dealsOf(rulebook: string, names: readonly string[], whose: string, seed: number): Generator<Deal> {
  const seats = names.length
  const g = newGame(rulebookNamed(rulebook).book, { seats, seed: 0 })
  const made: Deal[] = []
  let game = 0
  const bots = names.map((name) => watching(createPlayer(name), (action) => note(action)))
  const seated: Bot[] = [...bots]
  const note = (action: Packed): void => {
    if (codeOf(action) === g.book.codes.accept) made.push(...dealAt(g, game, action, seated, whose))
  }
  const driver = driverOf(g, seated)
  const seeds = column(names.map((_, seat) => botSeeds(seed, seat)))
  for (; ; game++) {
    bots.forEach((bot, place) => {
      const seat: SeatNo = (place + game) % seats
      seated[seat] = bot
      bot.begin(seeds[seat](game))
    })
    reset(g, { seats, options: {}, seed: mix(seed, game) })
    driver.playOut(MOST_ROUNDS)
    yield* made.splice(0)
  }
}

/** The deal that this answer makes, if one of its sides is looked at. */
function dealAt(g: Game, game: number, taken: Packed, seated: readonly Bot[], whose: string): Deal[] {
  const serial = argumentOf(taken)
  const proposer = proposerOf(g, serial)
  const terms = new Terms()
  readOffer(g, proposer, terms)
  const sides = [proposer, terms.to].filter((seat) => seated[seat]?.name === whose)
  if (sides.length === 0) return []
  const refused = pack(g.book.codes.refuse, seatOf(taken), serial)
  const before = clone(g)
  return [{ game, round: g.s.round, before, taken, refused, proposer, other: terms.to, sides, terms }]
}

/** The bot, of whose answers to matters every one is told before it is carried out. */
function watching(bot: Bot, tell: (action: Packed) => void): Bot {
  return {
    name: bot.name,
    begin: (seed) => bot.begin(seed),
    decide: (l, seat, terms) => bot.decide(l, seat, terms),
    consider(l, seat, terms) {
      const action = bot.consider(l, seat, terms)
      tell(action)
      return action
    },
  }
}
