import { parseArgs } from 'node:util'
import { pairsOf } from './items.ts'
import { meet } from './pair.ts'

/**
 * Each witness beside everything of another chapter, and a game of both: `npm run -s pairs`. One in so many by
 * `--every 20 --seed 3`; a part of them by `--part 1/4`, or by their numbers, `--from 1 --to 20000`; `--tell` also tells
 * what witnesses see otherwise.
 */
const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '150' },
    part: { type: 'string', default: '1/1' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: 'Infinity' },
    tell: { type: 'boolean', default: false },
  },
})
const [every, seed, steps] = [values.every, values.seed, values.steps].map(Number) as [number, number, number]
const [from, to] = [values.from, values.to].map(Number) as [number, number]
const [part, parts] = values.part.split('/').map(Number) as [number, number]

const told = new Map<string, number>()
const count = (what: string) => told.set(what, (told.get(what) ?? 0) + 1)
for (const { one, other, at } of await pairsOf(every, seed)) {
  if (at % parts !== part - 1 || at < from || at > to) continue
  const met = meet(one, other, at + seed, steps)
  count(met.kind)
  if (met.kind === 'refused') continue
  count(met.saw)
  if (values.tell && met.seen !== null) console.log(`${met.saw}: ${one.name} beside ${other.name} ${met.seen}`)
  if (met.fault === null) continue
  count('at fault')
  console.log(`at fault: ${one.name} beside ${other.name}, pair ${at}: ${met.fault}`)
}
for (const [what, times] of told) console.log(`${times} ${what}`)
if (told.has('at fault')) process.exitCode = 1
