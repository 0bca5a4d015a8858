import type { ArenaReport } from '@hausregeln/lab/arena/arena.ts'
import type { MirrorReport } from '@hausregeln/lab/arena/mirror.ts'
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

  it('tells how much luck decides, with limits, for people and for programs', async () => {
    const mirrored = ['arena', '--rulebook', 'euronopoly', '--seed', '2', '--tables', '40', '--mirror']
    const report: MirrorReport = await runJson(...mirrored, '--bots', 'steady,plain')
    expect([report.games, report.deals]).toEqual([80, 40])
    const { sameSeat, sameBot, byLot } = report.luck ?? {}
    expect(byLot).toBe(0.5)
    expect((sameSeat?.value ?? 0) + (sameBot?.value ?? 0)).toBeCloseTo(1, 9)
    expect(sameSeat?.interval?.low).toBeLessThan(sameSeat?.value ?? 0)
    const { out } = await run(...mirrored, '--bots', 'steady,plain')
    for (const part of ['the same seat wins both', 'the same bot wins both', 'who plays', 'luck'])
      expect(out).toMatch(new RegExp(`${part} +\\d+\\.\\d%  `))
  })

  it('says what is wrong with mirrored games', async () => {
    for (const more of [[], ['--bots', 'steady'], ['--bots', 'steady,plain', '--seats', '2']]) {
      const { code, err } = await run('arena', '--rulebook', 'classic', '--seed', '1', '--mirror', ...more)
      expect([code, err]).toEqual([2, expect.stringContaining('--mirror takes --bots with 2 to 8 names')])
    }
  })

  it('says what is wrong', async () => {
    const { code, err } = await run(...small, '--bots', 'plain,steady')
    expect([code, err]).toEqual([2, expect.stringContaining('A table of 3 takes at least as many bots.')])
  })
})
