import { parseArgs } from 'node:util'
import { coverageOf } from './coverage.ts'

/**
 * `npm run limits [-- --runs 400 --games 100 --seats 4 --bot steady --number salaryPass=0 --rounds 200 --seed 1 simplified]`:
 * how often the limits of 95 % of every figure of a comparison have the true value between them.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '400' },
    games: { type: 'string', default: '100' },
    seats: { type: 'string', default: '4' },
    bot: { type: 'string', default: 'steady' },
    number: { type: 'string', default: 'salaryPass=0' },
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})

const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const [name = '', value = ''] = values.number.split('=')
const [runs, games] = [Number(values.runs), Number(values.games)]
for (const rulebook of positionals.length > 0 ? positionals : ['simplified']) {
  const bots = Array.from({ length: Number(values.seats) }, () => values.bot)
  const wish = { rulebook, bots, number: [name, Number(value)] as const, runs, games }
  const found = coverageOf({ ...wish, maxRounds: Number(values.rounds), seed: Number(values.seed) })
  console.log(`${rulebook}, ${bots.length} ${values.bot}, ${values.number}: ${runs} runs of ${games} games a side`)
  for (const { figure, truth, held, above, below } of found) {
    if (held === null) continue
    const limits = `${percent(held.share)} (${percent(held.low)} to ${percent(held.high)})`
    console.log(`  ${figure.padEnd(20)} ${limits}; ${above} above, ${below} below the true ${truth.toFixed(3)}`)
  }
}
