import { nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { describe, expect, it } from 'vitest'
import { addMoments, count, covariance, less, mean, newMoments, varianceAlong } from '../../src/experiment/moments.ts'
import {
  earlyInterval,
  fixedInterval,
  LEAST_CASES,
  sequenceInterval,
  sequenceWidth,
} from '../../src/experiment/sequence.ts'

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
        const { low, high } = earlyInterval(won / n, n, 1, 400)!
        isMissed ||= low > 0.25 || high < 0.25
      }
      if (isMissed) misses++
    }
    expect(misses).toBeLessThan(8)
    const [few, many] = [20, 199].map((n) => earlyInterval(0.25, n, 1, 400)!)
    expect(many!.high - many!.low).toBeLessThan((few!.high - few!.low) / 2)
  })

  /** Runs in which nothing is to be found: how many of them ever leave out zero, if one looks after every 50 cases. */
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
