import { nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { describe, expect, it } from 'vitest'
import { Limits, ratioOf, shareOf } from '../../src/experiment/linear.ts'
import { addMoments, count, covariance, less, mean, newMoments, varianceAlong } from '../../src/experiment/moments.ts'
import {
  earlyInterval,
  fixedInterval,
  LEAST_CASES,
  sequenceInterval,
  sequenceWidth,
} from '../../src/experiment/sequence.ts'
import {
  constantInterval,
  meanInterval,
  poissonInterval,
  rareInterval,
  unseenShare,
} from '../../src/report/statistics.ts'

describe('moments', () => {
  const cases = [
    [1, 2],
    [2, 2],
    [6, 5],
  ]

  it('give means and covariances, whole or in parts', () => {
    const whole = newMoments(2)
    for (const values of cases) count(whole, values)
    expect([mean(whole, 0), mean(whole, 1)]).toEqual([3, 3])
    // Deviations: -2, -1, 3 and -1, -1, 2.
    expect(covariance(whole, 0, 0)).toBe(7)
    expect(covariance(whole, 1, 1)).toBe(3)
    expect(covariance(whole, 0, 1)).toBe(4.5)
    expect(covariance(whole, 1, 0)).toBe(4.5)
    const parts = newMoments(2)
    for (const values of cases) {
      const part = newMoments(2)
      count(part, values)
      addMoments(parts, part)
    }
    expect(parts).toEqual(whole)
  })

  it('give the variance of a difference of pairs: that of the differences', () => {
    const moments = newMoments(2)
    for (const values of cases) count(moments, values)
    // The differences are -1, 0, 1.
    expect(varianceAlong(moments, less(new Map([[0, 1]]), new Map([[1, 1]])))).toBeCloseTo(1, 12)
  })
})

describe('what was never seen', () => {
  it('may be there in some 3.7 of n cases: the share by which it would stay away so long in one of 40 runs', () => {
    for (const n of [1, 20, 300, 1e6]) expect((1 - unseenShare(n)) ** n).toBeCloseTo(0.025, 9)
    expect(300 * unseenShare(300)).toBeCloseTo(3.67, 2)
    expect(unseenShare(0)).toBe(1)
  })

  it('leaves room on either side of what was always the same, as far as values go', () => {
    const share = unseenShare(300)
    expect(constantInterval(1, 300, [0, 1])).toEqual({ low: 1 - share, high: 1 })
    expect(constantInterval(0, 300, [-1, 1])).toEqual({ low: -share, high: share })
    expect(constantInterval(200, 300, [1, 200])).toEqual({ low: 200 - 199 * share, high: 200 })
  })

  it('holds however often one looks: what happens in one of 200 cases is ruled out in no more than one of 40 runs', () => {
    const words = new Int32Array(4)
    seedGenerator(words, 5)
    let misses = 0
    for (let run = 0; run < 2000; run++) {
      let n = 0
      while (nextUint32(words) >= 2 ** 32 / 200 && unseenShare(n) >= 1 / 200) n++
      if (unseenShare(n) < 1 / 200) misses++
    }
    expect(misses / 2000).toBeLessThan(0.025 + 3 * Math.sqrt((0.025 * 0.975) / 2000))
  })

  it('of rare events a game is an exact interval, wide where there was none (tables of Garwood, 1936)', () => {
    const limits = (count: number) => {
      const { low, high } = poissonInterval(count)
      return [low, high].map((limit) => Number(limit.toFixed(3)))
    }
    expect(limits(0)).toEqual([0, 3.689])
    expect(limits(1)).toEqual([0.025, 5.572])
    expect(limits(5)).toEqual([1.623, 11.668])
    expect(limits(20)).toEqual([12.217, 30.888])
    expect(limits(100)).toEqual([81.364, 121.627])
    // From there on by an approximation that goes on where the exact one ends.
    expect(poissonInterval(101).low - poissonInterval(100).low).toBeCloseTo(0.907, 1)
    expect(poissonInterval(101).high - poissonInterval(100).high).toBeCloseTo(1.098, 1)
    expect(rareInterval(0, 0, 300)).toEqual({ low: 0, high: poissonInterval(0).high / 300 })
    expect(rareInterval(4, 8, 300)).toEqual(meanInterval(4, 8, 300))
  })
})

describe('an interval that holds at all times', () => {
  it('is as wide as the mixture of Robbins has it', () => {
    // rho² = (2 ln 20 + ln(2 ln 20) + 1) / 1000 = 0.0087818; (n rho² + 1) = 9.7818.
    expect(sequenceWidth(1000, 0.05, 1000)).toBeCloseTo(0.09599, 4)
    expect(sequenceInterval(0, 1, LEAST_CASES - 1, { error: 0.05, tightest: 1000 })).toBeNull()
  })

  it('of a share is there from the first game on, and holds', () => {
    const words = new Int32Array(4)
    seedGenerator(words, 7)
    let misses = 0
    for (let run = 0; run < 400; run++) {
      let [won, isMissed] = [0, false]
      for (let n = 1; n < LEAST_CASES; n++) {
        if (nextUint32(words) < 2 ** 30) won++
        const { low, high } = earlyInterval(won / n, n, 1, { tightest: 400 })!
        isMissed ||= low > 0.25 || high < 0.25
      }
      if (isMissed) misses++
    }
    expect(misses).toBeLessThan(8)
    const [few, many] = [20, 199].map((n) => earlyInterval(0.25, n, 1, { tightest: 400 })!)
    expect(many!.high - many!.low).toBeLessThan((few!.high - few!.low) / 2)
  })

  /** Runs in which nothing is to be found: how many of them ever leave out zero, if you look after every 50 cases. */
  const falseAlarms = (leavesOutZero: (value: number, variance: number, n: number) => boolean) => {
    const words = new Int32Array(4)
    seedGenerator(words, 1)
    let alarms = 0
    for (let run = 0; run < RUNS; run++) {
      let [sum, squares, found] = [0, 0, false]
      for (let n = 1; n <= 4000 && !found; n++) {
        // Skewed as lengths of games are: exponential, less its mean.
        const value = -Math.log((nextUint32(words) + 1) / 2 ** 32) - 1
        sum += value
        squares += value * value
        if (n % 50 === 0) found = leavesOutZero(sum / n, (squares - (sum * sum) / n) / (n - 1), n)
      }
      if (found) alarms++
    }
    return alarms / RUNS
  }
  const RUNS = 1000

  it('errs in no more than 5 % of runs where nothing is to be found, however often one looks', () => {
    const rate = falseAlarms((value, variance, n) => {
      const interval = sequenceInterval(value, variance, n, { error: 0.05, tightest: 1000 })
      return interval !== null && (interval.low > 0 || interval.high < 0)
    })
    // Five percent and three standard errors of so many runs.
    expect(rate).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / RUNS))
  })

  it('is not what a usual interval is, which errs several times as often if one looks at it again and again', () => {
    const rate = falseAlarms((value, variance, n) => {
      const interval = fixedInterval(value, variance, n)
      return interval !== null && (interval.low > 0 || interval.high < 0)
    })
    expect(rate).toBeGreaterThan(0.2)
  })
})

describe('limits of a share of the decided games', () => {
  const RUNS = 2000
  const GAMES = 60
  const SIDE = 2
  const [FIRST, SECOND] = [0.2, 0.3]

  /** Games of two sides on common chance, of which a third is decided, and what one with the first turn has won of them. */
  const runs = () => {
    const words = new Int32Array(4)
    seedGenerator(words, 11)
    const chance = () => nextUint32(words) / 2 ** 32
    return Array.from({ length: RUNS }, () => {
      const moments = newMoments(2 * SIDE)
      for (let game = 0; game < GAMES; game++) {
        const [decided, luck] = [chance() < 1 / 3 ? 1 : 0, chance()]
        const other = chance() < 1 / 2 ? luck : chance()
        count(moments, [decided, luck < FIRST ? decided : 0, decided, other < SECOND ? decided : 0])
      }
      return moments
    })
  }
  const held = (intervals: readonly ({ low: number; high: number } | null)[], truth: number) =>
    intervals.filter((one) => one !== null && one.low <= truth && one.high >= truth).length / RUNS

  it('hold in 93 to 97 of 100 runs, of each side and of their difference; Student’s do not', () => {
    const limits = new Limits('once', 400)
    const all = runs().map((moments) => {
      const [here, there] = [ratioOf(moments, SIDE + 1, SIDE)!, ratioOf(moments, 1, 0)!]
      return { moments, here, there }
    })
    const own = all.map(({ moments, here, there }) => ({
      there: limits.estimate(moments, there).interval,
      here: limits.estimate(moments, here).interval,
      apart: limits.apart(moments, here, there).interval,
      student: fixedInterval(there.value, varianceAlong(moments, there.gradient), GAMES),
    }))
    const shares = [
      held(
        own.map((one) => one.there),
        FIRST,
      ),
      held(
        own.map((one) => one.here),
        SECOND,
      ),
      held(
        own.map((one) => one.apart),
        SECOND - FIRST,
      ),
    ]
    for (const share of shares) {
      expect(share).toBeGreaterThan(0.93)
      expect(share).toBeLessThan(0.97)
    }
    expect(
      held(
        own.map((one) => one.student),
        FIRST,
      ),
    ).toBeLessThan(0.915)
  })

  it('are none where fewer than three games were played, of each side and of their difference', () => {
    const limits = new Limits('once', 400)
    const moments = newMoments(2 * SIDE)
    for (let games = 0; games < 3; games++) {
      const [here, there] = [shareOf(moments, SIDE + 1), shareOf(moments, 1)]
      expect([limits.estimate(moments, here), limits.apart(moments, here, there)]).toMatchObject([
        { interval: null },
        { interval: null },
      ])
      count(moments, [1, games, 1, 1])
    }
    expect(limits.estimate(moments, shareOf(moments, SIDE + 1)).interval?.low).toBeLessThan(1)
  })
})
