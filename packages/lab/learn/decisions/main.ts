import { PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
import { programOf } from '../../src/workers/open.ts'
import { run } from '../../src/workers/program.ts'
import { commandLine } from '../flags.ts'

/**
 * `npm run decisions -- classic [--games 30 --warm 3 --seed 34002 --seats strong,steady,steady,steady]`: how long the first
 * bot's decisions take, in milliseconds of CPU, and all of a game, once a few games have been played.
 */
const { books, numbers, texts } = commandLine({
  books: ['classic', 'stadium'],
  numbers: { games: 30, warm: 3, seed: 34_002 },
  texts: { seats: 'strong,steady,steady,steady' },
  known: { seats: PLAYER_NAMES },
})
/** What a decision may take. */
const MOST = 30

const program = await programOf(new URL('./games.ts', import.meta.url).href)
for (const rulebook of books) {
  const { timesOf } = run<typeof import('./games.ts')>(program)
  const { decisions, games } = timesOf({ rulebook, names: texts.seats.split(','), ...numbers })
  const beyond = decisions.filter((time) => time > MOST).length
  console.log(`${rulebook}, ${texts.seats}: ${decisions.length} decisions, ${beyond} of more than ${MOST} ms`)
  console.log(`  a decision ${told(decisions)}; a game ${told(games)} ms`)
}

/** Their mean; and half, 99 of 100, and all of these are no longer than that. */
function told(sorted: Float64Array): string {
  const mean = sorted.reduce((sum, one) => sum + one, 0) / Math.max(1, sorted.length)
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(2)
  return `${mean.toFixed(2)} on average, half: ${at(0.5)}, 99 %: ${at(0.99)}, longest: ${at(1)}`
}
