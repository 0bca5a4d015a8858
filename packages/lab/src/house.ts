import { createBot } from '@hausregeln/bots'
import { type Book, BookError, type Chosen, type Numbers, newGame, type Rulebook, reset } from '@hausregeln/engine'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { bend, bent, type HouseRules } from '@hausregeln/rulebooks/house/bend.ts'
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
    for (const name of choices) yield { rule, name, ...played(soundly(base, { choose: chosen(name) }).book, trial) }
    for (const [number, values = []] of Object.entries(numbers))
      for (const value of values) {
        const { book } = withNumber(base, { [number]: value }, choices)
        yield { rule, name: `${number}=${value}`, ...played(book, trial) }
      }
  }
}

function chosen(name: string): Chosen {
  return Object.fromEntries([name.split('=')]) as Chosen
}

/** The rulebook with a number otherwise; where nobody asks for it, with the first of these choices that does. */
function withNumber(base: Rulebook, numbers: Numbers, choices: readonly string[]): Rulebook {
  const ways: HouseRules[] = [{ numbers }, ...choices.map((name) => ({ numbers, choose: chosen(name) }))]
  const asking = ways.find(({ choose = {} }) => {
    const { chapters } = bent(base.def, { choose })
    return Object.keys(numbers).every((name) => numbersOf(chapters).some((one) => one.name === name))
  })
  return soundly(base, asking ?? { numbers })
}

/** The rulebook with this rule, and with what its faults say that it needs: what is dealt to all is free. */
function soundly(base: Rulebook, rules: HouseRules, left = 3): Rulebook {
  try {
    return bend(base, rules)
  } catch (error) {
    const remedy = error instanceof BookError ? error.found[0]?.remedies?.[0] : undefined
    if (remedy?.part !== 'choices' || remedy.value === null || left === 0) throw error
    const choose = { ...rules.choose, [remedy.name]: remedy.value } as Chosen
    return soundly(base, { ...rules, choose }, left - 1)
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
