import { parseArgs } from 'node:util'
import { BOT_NAMES } from '@hausregeln/bots/names.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import type { Mean } from '../../src/analyse/less-luck.ts'
import { luckOfGames } from './games.ts'

/**
 * `npm run luck [-- --games 40 --seed 1 --seats 4 --bots steady,strong classic …]`: whether luck comes to nothing over
 * games of bots, and whether shares less luck agree with plain ones from a third of the games.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '4' },
    bots: { type: 'string', default: BOT_NAMES.join(',') },
  },
})

function said({ mean, interval }: Mean): string {
  const points = (part: number) => (100 * part).toFixed(1)
  return interval === null ? points(mean) : `${points(mean)} (${points(interval.low)} to ${points(interval.high)})`
}

for (const rulebook of positionals.length > 0 ? positionals : RULEBOOK_IDS) {
  const [games, seed, seats] = [Number(values.games), Number(values.seed), Number(values.seats)]
  const found = luckOfGames({ rulebook, bots: values.bots.split(','), seats, games, seed })
  if (found === null) {
    console.log(`${rulebook}: no net`)
    continue
  }
  const { all, third } = found
  const [worth, left] = [all.worth, all.left].map((one) => one?.toFixed(2) ?? '-')
  console.log(`${rulebook}, ${games} games: a point of luck is worth ${worth}; variance left without luck ${left}`)
  for (const { bot, luck, plain } of all.bots) {
    const adjusted = third.bots.find((one) => one.bot === bot)?.adjusted
    const less = adjusted === undefined ? '-' : `${said(adjusted)} of ${adjusted.games}`
    console.log(`  ${bot}: luck ${said(luck)}; won ${said(plain)} of ${plain.games}, less luck ${less}`)
  }
}
