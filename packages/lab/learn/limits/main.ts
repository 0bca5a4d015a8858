import { PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
import { commandLine } from '../flags.ts'
import { coverageOf } from './coverage.ts'

/**
 * `npm run limits [-- --runs 400 --games 100 --seats 4 --bot steady --number salaryPass=0 --rounds 200 --seed 1 simplified]`:
 * how often the limits of 95 % of every figure of a comparison have the true value between them.
 */
const { books, numbers, texts } = commandLine({
  books: ['simplified'],
  numbers: { runs: 400, games: 100, seats: 4, rounds: 200, seed: 1 },
  texts: { bot: 'steady', number: 'salaryPass=0' },
  known: { bot: PLAYER_NAMES },
})

const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const [name = '', value = ''] = texts.number.split('=')
const { runs, games } = numbers
for (const rulebook of books) {
  const bots = Array.from({ length: numbers.seats }, () => texts.bot)
  const wish = { rulebook, bots, number: [name, Number(value)] as const, runs, games }
  const found = coverageOf({ ...wish, maxRounds: numbers.rounds, seed: numbers.seed })
  console.log(`${rulebook}, ${bots.length} ${texts.bot}, ${texts.number}: ${runs} runs of ${games} games a side`)
  for (const { figure, truth, held, above, below } of found) {
    if (held === null) continue
    const limits = `${percent(held.share)} (${percent(held.low)} to ${percent(held.high)})`
    console.log(`  ${figure.padEnd(20)} ${limits}; ${above} above, ${below} below the true ${truth.toFixed(3)}`)
  }
}
