import { balanceOf, type Table } from '@hausregeln/lab'
import { describe, expect, it } from 'vitest'

const four: Table = {
  rulebook: 'euronopoly',
  seats: ['steady', 'steady', 'steady', 'steady'],
  options: {},
  seed: 1,
  maxRounds: 400,
}

describe('four steady players at the board of euronopoly (E-1.2: its figures are calibrated)', () => {
  const { run, groups } = balanceOf(four, 1000)

  it('come to an end, half of the time in 40 to 120 rounds', () => {
    expect(run.ended / run.games).toBeGreaterThanOrEqual(0.97)
    expect(run.rounds.median).toBeGreaterThanOrEqual(40)
    expect(run.rounds.median).toBeLessThanOrEqual(120)
  })

  it('give no seat more than 29 % of the games, as far as so few games can tell', () => {
    for (const share of run.winShares) {
      expect(share?.low).toBeLessThan(0.29)
      expect(share?.high).toBeGreaterThan(0.21)
    }
  })

  it('let no group make its owner win more than 1.6 times as often as the average owner', () => {
    expect(groups.map(({ group }) => group)).toEqual([
      'capitals',
      'centre',
      'benelux',
      'north',
      'visegrad',
      'south',
      'balkans',
      'baltic',
    ])
    for (const { group, owned, ratio } of groups) {
      expect(owned, group).toBeGreaterThan(400)
      expect(ratio, group).toBeLessThan(1.6)
      expect(ratio, group).toBeGreaterThan(0.6)
    }
  })
})

describe('the balance of a board', () => {
  it('counts an owner a group and game, and all victories of owners', () => {
    const { run, groups } = balanceOf({ ...four, seats: ['steady', 'steady'] }, 60)
    expect(run.games).toBe(60)
    const [owned, won] = [groups.map((group) => group.owned), groups.map((group) => group.won)]
    const all = won.reduce((sum, n) => sum + n, 0) / owned.reduce((sum, n) => sum + n, 0)
    for (const group of groups) {
      expect(group.owned).toBeLessThanOrEqual(run.ended)
      expect(group.won).toBeLessThanOrEqual(group.owned)
      expect(group.ratio).toBeCloseTo(group.won / group.owned / all, 9)
    }
  })

  it('leaves out what is no street, and groups that nobody ever owned have no share', () => {
    const short: Table = { ...four, rulebook: 'classic', seats: ['plain', 'plain'], maxRounds: 3 }
    const { run, groups } = balanceOf(short, 5)
    expect(run.ended).toBe(0)
    expect(groups.map(({ group }) => group)).toHaveLength(8)
    expect(groups.every(({ owned, share, ratio }) => owned === 0 && share === null && ratio === null)).toBe(true)
  })

  it('says what is wrong with a table', () => {
    expect(() => balanceOf({ ...four, seats: [...four.seats, 'steady'] }, 1)).toThrow('is played by 2 to 4 players')
  })
})
