import { FEATURES, type Net } from '@hausregeln/bots/steady/figures/net.ts'
import { learn, lossOf } from './fit.ts'
import { momentsOfAll } from './table.ts'
import { THOUSANDTHS, writeNets } from './write.ts'

/**
 * `npm run learn`: by what `steady` holds deals that are good by money against the chance to win. Players that judge by
 * money play games; from moments of these it is learned who wins. It takes a minute or two, and gives the same numbers
 * each time, until one of these players changes.
 */
const SEED = 77
const EVERY = 5
const LESSON = { features: FEATURES, hidden: 10, epochs: 3, seed: SEED }

const BOOKS = { LEARNED: 'classic', LEARNED_WITH_THIRD_DIE: 'stadium' } as const

/** Who plays, and how many games. */
const TABLES: readonly (readonly [string, number])[] = [
  ['steady,steady,steady,steady', 3000],
  ['former,former,steady,hoarder', 3000],
  ['steady,former,hoarder', 500],
  ['steady,former,steady,hoarder,former,steady', 500],
]

const nets: Record<string, Net> = {}
for (const [name, rulebook] of Object.entries(BOOKS)) {
  const moments = momentsOfAll(
    TABLES.map(([names, games], at) => ({ rulebook, names: names.split(','), games, seed: SEED + at, every: EVERY })),
  )
  const net = learn(moments, LESSON)
  console.log(`${rulebook}: loss ${lossOf(net, moments).toFixed(4)}`)
  nets[name] = net
}
writeNets('learned.ts', 'npm run learn', THOUSANDTHS, nets)
