import { expect, it } from 'vitest'
import { pairsOf } from './items.ts'
import { meet } from './pair.ts'

/** One pair in so many, another choice of them with every seed; all of them by `npm run -s pairs`. */
const EVERY = 2400
const SEED = 5
const STEPS = 100

it('each witness beside anything of another chapter: both can be played, by the laws and by paragraphs that stand', async () => {
  const pairs = await pairsOf(EVERY, SEED)
  let asAlone = 0
  for (const { one, other, at } of pairs) {
    const met = meet(one, other, at + SEED, STEPS)
    if (met.kind === 'refused') expect([one.name, other.name, met.why]).not.toContain('')
    else {
      expect([one.name, other.name, at, met.fault]).toEqual([one.name, other.name, at, null])
      if (met.saw === 'as alone') asAlone++
    }
  }
  expect(asAlone).toBeGreaterThan(pairs.length / 2)
})
