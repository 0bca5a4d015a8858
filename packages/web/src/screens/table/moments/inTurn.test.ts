import type { Moment } from '@hausregeln/protocol/moments.ts'
import { expect, it } from 'vitest'
import { seenFor, withNext } from './inTurn.ts'

const moment = (kind: Moment['kind']): Moment => ({
  kind,
  seats: [0],
  other: -1,
  deed: -1,
  amount: 0,
  round: 9,
  entry: 90,
})
const kinds = (waiting: ReturnType<typeof withNext>) => waiting.map((one) => one.moment.kind)

it('moments with scenes are seen one instead of the other, each as long as its scene runs', () => {
  const first = withNext([], { moment: moment('bankruptcy'), length: 1600 })
  const second = withNext(first, { moment: moment('victory'), length: 1600 })
  expect([kinds(second), seenFor(second)]).toEqual([['victory'], 1600])
})

it('where nothing travels each is seen long enough to be read, also if the next one comes in the same instant', () => {
  const first = withNext([], { moment: moment('bankruptcy'), length: 250 })
  expect(seenFor(first)).toBeGreaterThan(2000)
  const both = withNext(first, { moment: moment('victory'), length: 0 })
  expect(kinds(both)).toEqual(['bankruptcy', 'victory'])
  expect(seenFor(both)).toBeGreaterThan(1000)
  expect(seenFor(both.slice(1))).toBeGreaterThan(2000)
})
