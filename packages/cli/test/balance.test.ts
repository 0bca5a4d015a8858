import type { Balance } from '@hausregeln/lab'
import { describe, expect, it } from 'vitest'
import { run, runJson } from './hausregeln.ts'

const table = ['--rulebook', 'euronopoly', '--seats', 'steady,steady', '--seed', '4', '--max-rounds', '300']

describe('hausregeln balance', () => {
  it('tells the same as JSON and in lines: the run, its seats, and the first owners of groups', async () => {
    const [balance, lines] = await Promise.all([
      runJson('balance', ...table, '--games', '60') as Promise<Balance>,
      run('balance', ...table, '--games', '60'),
    ])
    expect(balance.run).toMatchObject({ rulebook: 'euronopoly', games: 60, seed: 4, maxRounds: 300 })
    expect(balance.groups).toHaveLength(8)
    for (const { group, owned, won, share } of balance.groups) {
      expect(owned, group).toBeGreaterThan(0)
      expect(share?.share).toBeCloseTo(won / owned, 9)
    }
    const metropolises = balance.groups[0]
    expect(lines.out).toMatch(new RegExp(`^Metropolises +${metropolises?.owned} +${metropolises?.won} `, 'm'))
    const [two] = metropolises?.byAlive ?? []
    expect(lines.out).toMatch(new RegExp(`^Metropolises +2 in the game +${two?.owned} +${two?.won} `, 'm'))
    expect([lines.code, lines.err]).toEqual([0, ''])
  })

  it('says in one sentence what is wrong', async () => {
    const { code, out, err } = await run('balance', ...table, '--games', '0')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('--games takes a whole number from 1')
  })
})
