import { BOT_NAMES } from '@hausregeln/bots/names.ts'
import { PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import type { Mean } from '../../src/analyse/less-luck.ts'
import { commandLine } from '../flags.ts'
import { luckOfGames } from './games.ts'

/**
 * `npm run luck [-- --games 40 --seed 1 --seats 4 --bots steady,strong classic …]`: whether luck comes to nothing over
 * games of bots, and whether shares less luck agree with plain ones from a third of the games.
 */
const { books, numbers, texts } = commandLine({
  books: RULEBOOK_IDS,
  numbers: { games: 40, seed: 1, seats: 4 },
  texts: { bots: BOT_NAMES.join(',') },
  known: { bots: PLAYER_NAMES },
})

function said({ mean, interval }: Mean): string {
  const points = (part: number) => (100 * part).toFixed(1)
  return interval === null ? points(mean) : `${points(mean)} (${points(interval.low)} to ${points(interval.high)})`
}

const { games, seed, seats } = numbers
for (const rulebook of books) {
  const found = luckOfGames({ rulebook, bots: texts.bots.split(','), seats, games, seed })
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
