import { openLab, playersHere, type Table } from '@hausregeln/lab'
import { describe, expect, it } from 'vitest'
import { type Inlining, inliningFor } from '../src/inlining.ts'

const HOWS: readonly Inlining[] = ['usual', 'more', 'whole']

describe('inlining', () => {
  it('is as usual in short runs, and goes as far as it pays in long ones', () => {
    expect(inliningFor(0.01, 1e6, 'usual')).toBe('usual')
    expect(inliningFor(0.6, 20, 'usual')).toBe('usual')
    expect(inliningFor(1, 2, 'usual')).toBe('usual')
    expect(inliningFor(1, 20, 'usual')).toBe('more')
    expect(inliningFor(1, 1000, 'usual')).toBe('more')
    expect(inliningFor(3, 1000, 'usual')).toBe('whole')
  })

  it('stays as far as it is', () => {
    for (const now of HOWS) expect(HOWS.indexOf(inliningFor(10, 0, now))).toBe(HOWS.indexOf(now))
  })

  it('changes nothing in the games', async () => {
    const here = playersHere(await openLab())
    const seats = ['steady', 'plain', 'random', 'steady']
    const table: Table = { rulebook: 'stadium', seats, options: {}, seed: 3, maxRounds: 80 }
    const [usual, more, whole] = await Promise.all(HOWS.map((how) => here.at(table, null)(0, 12, how)))
    expect(more?.tally).toEqual(usual?.tally)
    expect(whole?.tally).toEqual(usual?.tally)
    expect(usual?.tally.games).toBe(12)
  })
})
