import { ALL_FEATURES, type Net } from '@hausregeln/bots/steady/figures/net.ts'
import { learn, lossOf } from './fit.ts'
import { momentsOfAll } from './table.ts'
import { TWENTIETHS, writeNets } from './write.ts'

/**
 * `npm run learn:strong`: by what `strong` judges deals. At first steady players and others play games, and from
 * moments of these it is learned who wins; then a player who judges by that sits among them, and it is learned again,
 * from what it meets. The same numbers come of it each time, until one of these players changes.
 */
const SEED = 177
const EVERY = 7
const LESSON = { features: ALL_FEATURES, hidden: 16, epochs: 4, seed: SEED }

const BOOKS = { STRONG_NET: 'classic', STRONG_NET_WITH_THIRD_DIE: 'stadium' } as const

/** Who plays, and how many games, by round of learning. */
const ROUNDS: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['steady,steady,steady,steady', 8000],
    ['former,shark,steady,hoarder', 3000],
    ['steady,former,hoarder', 1000],
    ['steady,former,steady,hoarder,former,steady', 1000],
  ],
  [
    ['strong,steady,steady,steady', 12000],
    ['strong,fixed-dark-blue,fixed-orange,fixed-cheap', 1000],
    ['strong,strong,steady,steady', 3000],
    ['strong,former,shark,hoarder', 2000],
    ['strong,steady,steady', 1000],
    ['strong,steady', 1000],
    ['strong,steady,steady,steady,steady,steady', 1000],
  ],
]

const nets: Record<string, Net> = {}
for (const [name, rulebook] of Object.entries(BOOKS)) {
  let net: Net | null = null
  for (const [round, tables] of ROUNDS.entries()) {
    const seed = SEED + 10 * round
    const moments = momentsOfAll(
      tables.map(([names, games], at) => ({
        rulebook,
        names: names.split(','),
        games,
        seed: seed + at,
        every: EVERY,
        net,
      })),
    )
    net = learn(moments, LESSON)
    console.log(`${rulebook}, round ${round + 1}: loss ${lossOf(net, moments).toFixed(4)}`)
  }
  if (net !== null) nets[name] = net
}
writeNets('strong-learned.ts', 'npm run learn:strong', TWENTIETHS, nets)
