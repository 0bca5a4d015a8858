import { hundredths, inHundredths } from '@hausregeln/bots/chances/written.ts'
import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import { programOf } from '../../src/workers/open.ts'
import { run } from '../../src/workers/program.ts'
import { commandLine } from '../flags.ts'
import { learn, parted } from '../strong/fit.ts'
import { OPPONENTS, type OpponentName } from './players.ts'

/**
 * `npm run response -- simplified [--games 20000 --seed 34003 --part 1 --only planted,steady,strong]`: learns the best
 * response to three `steady`, or three `strong`, by as many games as the net of classic deals was learned from, and tells
 * what it gains by it in other games; first against players with a weakness that was planted, which it must find.
 */
const { books, numbers, texts } = commandLine({
  books: ['simplified'],
  numbers: { games: 20_000, seed: 34_003, part: 1 },
  texts: { only: OPPONENTS.join() },
  known: { only: OPPONENTS },
})
const LESSON = { hidden: 16, epochs: 5, seed: 2077 }
/** Seeds of the games that are learned from. */
const LEARNED_FROM = 7000
const isOpponent = (name: string): name is OpponentName => OPPONENTS.some((known) => known === name)
const points = (share: number) => (100 * share).toFixed(2)

const program = await programOf(new URL('./games.ts', import.meta.url).href)
for (const rulebook of books) {
  for (const opponent of texts.only.split(',').filter(isOpponent)) {
    const { momentsFor, gainedBy, ROUNDS } = run<typeof import('./games.ts')>(program)
    let net: Net | null = null
    for (const round of ROUNDS.keys()) {
      const plan = { rulebook, opponent, round, part: numbers.part, seed: LEARNED_FROM, net }
      const { lesson } = parted(momentsFor(plan))
      net = hundredths(inHundredths(learn(lesson, LESSON)))
      const { games, mean, low, high } = gainedBy(rulebook, opponent, net, numbers.games, numbers.seed)
      const gained = `${points(mean)} points (${points(low)} to ${points(high)})`
      console.log(`${rulebook}, against three ${opponent}, round ${round + 1}: ${gained}, ${games} games`)
    }
  }
}
