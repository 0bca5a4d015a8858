import { parseArgs } from 'node:util'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { luckOfGames } from './games.ts'

/** `npm run luck [-- --games 40 --seed 1 --seats steady,strong classic …]`: whether luck comes to nothing over games of bots. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: 'steady,steady,strong,casual' },
  },
})
for (const rulebook of positionals.length > 0 ? positionals : RULEBOOK_IDS) {
  const found = luckOfGames(rulebook, values.seats.split(','), Number(values.games), Number(values.seed))
  if (found === null) {
    console.log(`${rulebook}: no net`)
    continue
  }
  const seats = found.seats.map(({ bot, mean, interval }) => {
    const limits = interval === null ? '' : ` (${interval.low.toFixed(1)} to ${interval.high.toFixed(1)})`
    return `${bot} ${mean.toFixed(1)}${limits}`
  })
  console.log(`${rulebook}: ${seats.join(', ')}; variance left without luck: ${found.left?.toFixed(2) ?? '-'}`)
}
