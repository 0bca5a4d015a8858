import type { Bot } from '@hausregeln/bots'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { newGame, reset } from '@hausregeln/engine'
import { column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { driverOf } from '../../src/driver.ts'
import { botSeeds, mix } from '../../src/seeds.ts'
import { rulebookNamed } from '../../src/table.ts'

/** Whose decisions are timed, at which tables, in how many games after so many that nobody times. */
export interface Sitting {
  readonly rulebook: string
  readonly names: readonly string[]
  readonly warm: number
  readonly games: number
  readonly seed: number
}

/** What decisions of one bot took, in milliseconds of its thread's CPU, the shortest first. */
export interface Times {
  readonly decisions: Float64Array
  readonly games: Float64Array
}

const MOST_ROUNDS = 200
const MICROSECONDS = 1000

/** Plays, and times what the first of these bots decides, turn by turn and in open matters. */
export function timesOf({ rulebook, names, warm, games, seed }: Sitting): Times {
  const seats = names.length
  const g = newGame(rulebookNamed(rulebook).book, { seats, seed: 0 })
  const decisions: number[] = []
  const bots = names.map((name, place) => (place === 0 ? timed(createPlayer(name), decisions) : createPlayer(name)))
  const seated: Bot[] = [...bots]
  const driver = driverOf(g, seated)
  const seeds = column(names.map((_, seat) => botSeeds(seed, seat)))
  const sums: number[] = []
  for (let game = 0; game < warm + games; game++) {
    if (game === warm) decisions.length = 0
    const from = decisions.length
    bots.forEach((bot, place) => {
      const seat: SeatNo = (place + game) % seats
      seated[seat] = bot
      bot.begin(seeds[seat](game))
    })
    reset(g, { seats, options: {}, seed: mix(seed, game) })
    driver.playOut(MOST_ROUNDS)
    if (game >= warm) sums.push(decisions.slice(from).reduce((sum, one) => sum + one, 0))
  }
  return { decisions: Float64Array.from(decisions).sort(), games: Float64Array.from(sums).sort() }
}

/** The bot, of whose decisions each is timed. */
function timed(bot: Bot, times: number[]): Bot {
  const time = (ask: () => number): number => {
    const from = process.threadCpuUsage()
    const action = ask()
    const { user, system } = process.threadCpuUsage(from)
    times.push((user + system) / MICROSECONDS)
    return action
  }
  return {
    name: bot.name,
    begin: (seed) => bot.begin(seed),
    decide: (l, seat, terms) => time(() => bot.decide(l, seat, terms)),
    consider: (l, seat, terms) => time(() => bot.consider(l, seat, terms)),
  }
}
