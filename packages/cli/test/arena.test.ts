import type { ArenaReport } from '@hausregeln/lab/arena/arena.ts'
import { describe, expect, it } from 'vitest'
import { run, runJson } from './hausregeln.ts'

const small = [
  'arena',
  '--rulebook',
  'simplified',
  '--seed',
  '4',
  '--seats',
  '3',
  '--tables',
  '8',
  '--max-rounds',
  '300',
]

describe('hausregeln arena', () => {
  it('rates the bots that are named, the strongest first, and the same with the same seed', async () => {
    const [report, again]: ArenaReport[] = await Promise.all(
      [0, 1].map(() => runJson(...small, '--bots', 'random,plain,steady,friedman')),
    )
    expect(again).toEqual(report)
    expect(report?.games).toBe(24)
    const ratings = report?.standings.map(({ rating }) => rating) ?? []
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
    expect(report?.standings.at(-1)?.bot).toBe('random')
  })

  it('says what is wrong', async () => {
    const { code, err } = await run(...small, '--bots', 'plain,steady')
    expect([code, err]).toEqual([2, expect.stringContaining('A table of 3 takes at least as many bots.')])
  })
})
