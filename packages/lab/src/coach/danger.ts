import type { Bot } from '@hausregeln/bots/bot.ts'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { clone, codeOf, Game, type Packed, THROW, topKind } from '@hausregeln/engine'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { driverOf } from '../driver.ts'
import { CommonChance } from '../experiment/common-chance.ts'
import { botSeeds, mix } from '../seeds.ts'

/** What one of the next throws of a seat does to its cash, over all games that were played on so far. */
export interface Danger {
  /** The first is its next one. */
  readonly number: number
  readonly style: string
  /** What it pays on average, and at worst, in money; what it earns by it counts against that. */
  readonly mean: number
  readonly worst: number
  /** The share of games in which it cannot pay at once, 0 to 1. */
  readonly debt: number
}

/** Throws that are looked ahead, and games for each style of the others. */
const THROWS = 3
const GAMES = 200
/** A game in which so many steps lead to no further throw is left. */
const MOST_STEPS = 400

/** What the next throws of a seat bring while all others play in this style, by games on common chance. */
export function dangerOf(g: Game, seat: number, style: string, games = GAMES): Danger[] {
  const watched = new Watched()
  const chance = new CommonChance()
  const game = new Game(g.book, chance)
  const bots = Array.from({ length: g.s.seats }, (_, at): Bot => (at === seat ? watched : createPlayer(style)))
  const { step } = driverOf(game, bots)
  const sums = Array.from({ length: THROWS }, () => ({ count: 0, paid: 0, worst: 0, debts: 0 }))
  for (let number = 0; number < games; number++) {
    const seed = mix(77, number)
    clone(g, game)
    chance.begin(seed)
    bots.forEach((bot, at) => {
      bot.begin(botSeeds(seed, at)(0))
    })
    let thrown = 0
    for (let steps = 0; steps < MOST_STEPS && thrown < THROWS && game.s.over === 0; steps++) {
      const before = game.s.cash[seat] ?? 0
      watched.hasThrown = false
      step()
      if (!watched.hasThrown) continue
      const sum = sums[thrown++]
      if (sum === undefined) continue
      const paid = before - (game.s.cash[seat] ?? 0)
      sum.count++
      sum.paid += paid
      sum.worst = Math.max(sum.worst, paid)
      if (topKind(game) === DEBT_FRAME) sum.debts++
    }
  }
  return sums.flatMap(({ count, paid, worst, debts }, at) =>
    count === 0 ? [] : [{ number: at + 1, style, mean: paid / count, worst, debt: debts / count }],
  )
}

/** Plays like `steady`, and says when it throws. */
class Watched implements Bot {
  readonly name = 'steady'
  readonly #bot = createPlayer('steady')
  hasThrown = false

  begin(seed: number): void {
    this.#bot.begin(seed)
  }
  decide(...[l, seat, terms]: Parameters<Bot['decide']>): Packed {
    const action = this.#bot.decide(l, seat, terms)
    this.hasThrown = codeOf(action) === THROW
    return action
  }
  consider(...[l, seat, terms]: Parameters<Bot['consider']>): Packed {
    return this.#bot.consider(l, seat, terms)
  }
}
