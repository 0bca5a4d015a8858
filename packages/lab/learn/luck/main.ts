import { parseArgs } from 'node:util'
import { BOT_NAMES } from '@hausregeln/bots/names.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { luckOfGames, type Mean } from './games.ts'

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
  const limits = interval === null ? '' : ` (${interval.low.toFixed(1)} to ${interval.high.toFixed(1)})`
  return `${mean.toFixed(1)}${limits}`
}

for (const rulebook of positionals.length > 0 ? positionals : RULEBOOK_IDS) {
  const [games, seed, seats] = [Number(values.games), Number(values.seed), Number(values.seats)]
  const found = luckOfGames({ rulebook, bots: values.bots.split(','), seats, games, seed })
  if (found === null) {
    console.log(`${rulebook}: no net`)
    continue
  }
  console.log(`${rulebook}, ${games} games: variance left without luck ${found.left?.toFixed(2) ?? '-'}`)
  for (const { bot, luck, plain, adjusted } of found.bots)
    console.log(
      `  ${bot}: luck ${said(luck)}; won ${said(plain)} of ${plain.games}, less luck ${said(adjusted)} of ${adjusted.games}`,
    )
}
