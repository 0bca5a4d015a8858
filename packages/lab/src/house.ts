import { createBot } from '@hausregeln/bots'
import { type Book, newGame, type Rulebook, reset } from '@hausregeln/engine'
import { NO_CHANGE } from '@hausregeln/rulebooks/change/change.ts'
import { bentFirst } from '@hausregeln/rulebooks/house/bend.ts'
import { HOUSE_RULES } from '@hausregeln/rulebooks/house/list.ts'
import { driverOf } from './driver.ts'
import { mix } from './seeds.ts'

/** How games with one house rule went. */
export interface HouseRow {
  /** The rule as people know it. */
  readonly rule: string
  /** The choice or number: `declined=staysWithBank`. */
  readonly name: string
  readonly games: number
  readonly ended: number
  /** Rounds of a game in the mean, one that did not end counted as long as it was played. */
  readonly rounds: number
}

/** What is played by each rule. */
export interface HouseTrial {
  readonly games: number
  readonly seats: number
  readonly mostRounds: number
  readonly seed: number
  readonly bot: string
}

/** Every house rule of the list alone, bent onto this rulebook; the rulebook itself comes first. */
export function* tryHouseRules(base: Rulebook, trial: HouseTrial): Generator<HouseRow> {
  yield { rule: '', name: base.book.id, ...played(base.book, trial) }
  for (const { rule, choices = [], numbers = {} } of HOUSE_RULES) {
    for (const name of choices) {
      const { book } = bentFirst(base, { ...NO_CHANGE, choices: Object.fromEntries([name.split('=')]) })
      yield { rule, name, ...played(book, trial) }
    }
    for (const [number, values = []] of Object.entries(numbers))
      for (const value of values) {
        const { book } = bentFirst(base, { ...NO_CHANGE, numbers: { [number]: value } })
        yield { rule, name: `${number}=${value}`, ...played(book, trial) }
      }
  }
}

/** Options by which the clock would end a game are left alone: nobody waits here. */
function played(book: Book, { games, seats, mostRounds, seed, bot }: HouseTrial) {
  const bots = Array.from({ length: seats }, () => createBot(bot))
  const setup = { seats, seed: 0 }
  const game = newGame(book, setup)
  const driver = driverOf(game, bots)
  let ended = 0
  let rounds = 0
  for (let index = 0; index < games; index++) {
    setup.seed = mix(seed, index)
    reset(game, setup)
    for (const [seat, one] of bots.entries()) one.begin(mix(seed, index * seats + seat))
    driver.playOut(mostRounds)
    if (game.s.over !== 0) ended++
    rounds += game.s.round
  }
  return { games, ended, rounds: Math.round((10 * rounds) / games) / 10 }
}
