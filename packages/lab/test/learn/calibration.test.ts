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

  it('win no more than 29 % of the games wherever they are in turn order, as far as so few games can tell', () => {
    for (const share of run.turnOrderShares) {
      expect(share?.low).toBeLessThan(0.29)
      expect(share?.high).toBeGreaterThan(0.21)
    }
  })

  it('win by no group more than 1.6 times as often as by all, with as many players in the game', () => {
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
    for (const { group, byAlive, ratio } of groups) {
      const [four] = byAlive
      expect(four?.alive).toBe(4)
      expect(four?.owned, group).toBeGreaterThan(300)
      for (const found of [ratio, four?.ratio]) {
        expect(found, group).toBeLessThan(1.6)
        expect(found, group).toBeGreaterThan(0.6)
      }
    }
  })
})

describe('the balance of a board', () => {
  it('counts an owner a group and game by how many are in the game, and measures them by the owners among as many', () => {
    const { run, groups } = balanceOf({ ...four, seats: ['steady', 'steady', 'steady'] }, 60)
    expect(run.games).toBe(60)
    for (const alive of [3, 2]) {
      const among = groups.map(({ byAlive }) => byAlive.find((fare) => fare.alive === alive))
      const total = (key: 'owned' | 'won') => among.reduce((sum, fare) => sum + (fare?.[key] ?? 0), 0)
      expect(total('owned')).toBeGreaterThan(20)
      for (const fare of among)
        if (fare) expect(fare.ratio).toBeCloseTo(fare.won / fare.owned / (total('won') / total('owned')), 9)
    }
    for (const { owned, won, ratio, ratioInterval, byAlive } of groups) {
      expect(owned).toBeLessThanOrEqual(run.decided)
      expect(byAlive.reduce((sum, fare) => sum + fare.owned, 0)).toBe(owned)
      expect(byAlive.reduce((sum, fare) => sum + fare.won, 0)).toBe(won)
      const expected = byAlive.reduce((sum, fare) => sum + (fare.ratio ? fare.won / fare.ratio : 0), 0)
      if (byAlive.every((fare) => fare.won > 0)) expect(ratio).toBeCloseTo(won / expected, 9)
      expect(ratioInterval?.low).toBeLessThanOrEqual(ratio ?? 0)
      expect(ratioInterval?.high).toBeGreaterThanOrEqual(ratio ?? 9)
    }
  })

  it('does not count what comes to the last player when the game is over', () => {
    const { groups } = balanceOf({ ...four, rulebook: 'classic', seats: ['steady', 'steady'] }, 30)
    for (const { byAlive } of groups) for (const { alive } of byAlive) expect(alive).toBe(2)
    // With two players most groups come to the winner when the other is out.
    expect(Math.max(...groups.map(({ owned }) => owned))).toBeLessThan(30)
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
