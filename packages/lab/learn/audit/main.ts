import { PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
import { programOf } from '../../src/workers/open.ts'
import { run } from '../../src/workers/program.ts'
import { commandLine } from '../flags.ts'
import type { Doubtful } from './audit.ts'

/**
 * `npm run deals:audit -- classic [--deals 1000 --rollouts 5000 --seed 34001 --seats strong,steady,steady,steady --by steady]`:
 * what deals bring `strong`, by games played on with and without each on common chance. Few games first, and as many as
 * asked for where a deal may cost it more than 4 points.
 */
const { books, numbers, texts } = commandLine({
  books: ['classic', 'stadium'],
  numbers: { deals: 1000, rollouts: 5000, seed: 34_001 },
  texts: { seats: 'strong,steady,steady,steady', by: 'steady' },
  known: { seats: PLAYER_NAMES, by: PLAYER_NAMES },
})

const points = (chance: number) => (100 * chance).toFixed(1)
const limitsOf = ({ gain: { mean, limits } }: Doubtful) =>
  `${points(mean)} points (${points(limits.low)} to ${points(limits.high)})`

function tell(doubtful: Doubtful): void {
  const { deal, seat } = doubtful
  const side = seat === deal.proposer ? 'proposed' : 'accepted'
  const { giveCash, getCash } = deal.terms
  const deeds = (low: number, high: number) =>
    Array.from({ length: 64 }, (_, deed) => deed).filter((deed) => ((deed < 32 ? low : high) >>> (deed & 31)) & 1)
  const given = `deeds ${deeds(deal.terms.giveLow, deal.terms.giveHigh).join(' ')} and ${giveCash}`
  const got = `deeds ${deeds(deal.terms.getLow, deal.terms.getHigh).join(' ')} and ${getCash}`
  console.log(`  game ${deal.game}, round ${deal.round}, ${side}: ${given} for ${got}: ${limitsOf(doubtful)}`)
}

const program = await programOf(new URL('./audit.ts', import.meta.url).href)
for (const rulebook of books) {
  const { auditDeals, HARMFUL } = run<typeof import('./audit.ts')>(program)
  const names = texts.seats.split(',')
  console.log(`${rulebook}, ${texts.seats}`)
  const plan = { rulebook, names, player: texts.by, deals: numbers.deals, rollouts: numbers.rollouts }
  const { deals, games, sides, mean, doubtful } = auditDeals({ ...plan, seed: numbers.seed }, tell)
  const harmful = doubtful.filter(({ gain }) => gain.limits.high < -HARMFUL)
  console.log(`${deals} deals in ${games} games, ${sides} sides: ${points(mean)} points each on average`)
  console.log(`${harmful.length} cost their side more than ${points(HARMFUL)} points, of ${doubtful.length} in doubt`)
}
