import { describe, expect, it } from 'vitest'
import { type JailHabit, landings } from '../src/report/landings.ts'

const TURNS = 4_000_000

/**
 * What long walks come to. The bounds are four standard errors of `TURNS` turns, one such failure in 16,000 runs; the
 * seed is fixed, so that only a change of the walk can bring one about. A share p of n throws has the standard error
 * √(p(1 − p) / n); throws a turn spread by 0.45 (1, 2 or 3: doubles are 1 in 6), which makes 0.45 / √n.
 */
const shareBound = (percent: number, throws: number) => 4 * Math.sqrt((percent * (100 - percent)) / throws)
const THROWS_BOUND = (4 * 0.45) / Math.sqrt(TURNS)

const walks = new Map(
  (['leave', 'stay'] as JailHabit[]).map((jail) => [jail, landings({ turns: TURNS, jail, seed: 1 })]),
)

describe('landings', () => {
  it.each([
    ['leave', 1.1866239585],
    ['stay', 1.165896364],
  ] as const)(
    'K-1.2, K-4.2: doubles throw again, but not on the way out of jail, nor the third (%s)',
    (jail, expected) => {
      expect(Math.abs(walks.get(jail)!.throwsPerTurn - expected)).toBeLessThan(THROWS_BOUND)
    },
  )

  it.each([
    ['K-4.2, K-1.2, K-0.3: corner, cards and third doubles lead to jail', 'jail', 3.95],
    ['K-0.3: a card leads to Opernplatz', '24', 3.186],
  ] as const)('%s', (_, key, expected) => {
    const { perThrow, throwsPerTurn } = walks.get('leave')!
    expect(Math.abs(perThrow[key]! - expected)).toBeLessThan(shareBound(expected, TURNS * throwsPerTurn))
  })

  it.each([...walks])(
    'K-4.2: nothing ends on the corner that sends to jail; all ends are counted once (%s)',
    (_, walk) => {
      for (const shares of [walk.perThrow, walk.perTurn]) {
        expect(Object.keys(shares)).toEqual([...Array.from({ length: 40 }, (_, space) => String(space)), 'jail'])
        expect(shares['30']).toBe(0)
        expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9)
      }
    },
  )

  it('K-4.2: a player who stays is in jail more than twice as often', () => {
    expect(walks.get('stay')!.perThrow.jail! / walks.get('leave')!.perThrow.jail!).toBeGreaterThan(2)
  })

  it('walks the same way from the same seed', () => {
    const walk = (seed: number) => landings({ turns: 1000, jail: 'stay', seed })
    expect(walk(5)).toEqual(walk(5))
    expect(walk(5)).not.toEqual(walk(6))
  })

  it('refuses turns that cannot be played', () => {
    expect(() => landings({ turns: 0, jail: 'leave', seed: 1 })).toThrow('Turns are a whole number from 1, not 0.')
  })
})
