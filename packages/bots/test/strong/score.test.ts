import { areOpen, BY_ENDS, BY_ENDS_SOON, Score, type Trust } from '@hausregeln/bots/strong/score.ts'
import { describe, expect, it } from 'vitest'

/** A score of this value at once, and of what these games brought. */
function scored(value: number, games: readonly number[], trust: Trust = BY_ENDS, round = 0): Score {
  const score = new Score(value, trust, round)
  for (const gain of games) score.add(gain)
  return score
}

const LEAST = 0.004
const GOOD = [0.4, 0.42, 0.38, 0.41]
const BAD = [-0.4, -0.42, -0.38, -0.41]
const UNSURE = [0.3, -0.3, 0.2, -0.18]
const NEARLY = [0.5, -0.3, 0.5, 0.1]

describe('what a deal is worth by its value at once and by games played on (K-7.1)', () => {
  it('lies between the two, near games that agree, a little less for what is not certain', () => {
    const [sure, unsure] = [scored(0.1, [0.3, 0.31, 0.29, 0.3, 0.3, 0.3, 0.3, 0.3]), scored(0.1, [0.9, -0.3])]
    expect(sure.worth).toBeGreaterThan(0.19)
    expect(sure.worth).toBeLessThan(0.3)
    expect(unsure.worth).toBeLessThan(sure.worth)
    expect(scored(0.1, []).worth).toBe(0.1)
  })

  it('is less the later it is, and a little more where a third die makes games short', () => {
    const early = scored(0.1, GOOD, BY_ENDS, 5).worth
    expect(scored(0.1, GOOD, BY_ENDS, 150).worth).toBeLessThan(early)
    expect(scored(0.1, GOOD, BY_ENDS_SOON, 5).worth).toBeGreaterThan(early)
  })

  it('is less where the two nets that tell games are apart over it, whichever sees more in it', () => {
    const told = (apart: number) => {
      const score = new Score(0.1)
      for (const gain of GOOD) score.add(gain, apart)
      return score.worth
    }
    expect(told(0)).toBe(scored(0.1, GOOD).worth)
    expect(told(0.1)).toBeLessThan(told(0.02))
    expect(told(0.02)).toBeLessThan(told(0))
    expect(told(-0.1)).toBe(told(0.1))
  })

  it('is soon that of the games where the value at once is so great that it can hardly be true', () => {
    expect(scored(0.4, [-0.24, -0.5, -0.1, -0.2]).worth).toBeLessThan(0)
  })

  it('is never looked for where something is not done at all', () => {
    const never = scored(Number.NEGATIVE_INFINITY, [])
    expect([never.isOpen, areOpen([never], LEAST)]).toEqual([false, false])
    expect(areOpen([never, scored(0.1, [])], LEAST)).toBe(true)
  })

  it('is never clear after fewer than four games', () => {
    expect(areOpen([scored(0, BAD.slice(1))], LEAST)).toBe(true)
    expect(areOpen([scored(0, BAD)], LEAST)).toBe(false)
    expect(areOpen([scored(0, NEARLY)], LEAST)).toBe(true)
  })

  it('is looked at further where it looks good: of many deals some do by chance', () => {
    expect(areOpen([scored(0, GOOD)], LEAST)).toBe(true)
    expect(areOpen([scored(0, [...GOOD, ...GOOD, ...GOOD])], LEAST)).toBe(true)
  })

  it('closes what is clearly worse than another, and goes on with what is not', () => {
    const [good, bad, unsure] = [scored(0, GOOD), scored(0, BAD), scored(0.3, [...UNSURE, ...UNSURE])]
    expect(areOpen([good, bad, unsure], LEAST)).toBe(true)
    expect([good, bad, unsure].map(({ isOpen }) => isOpen)).toEqual([true, false, false])
    expect(areOpen([scored(0, GOOD), scored(0, GOOD)], LEAST)).toBe(true)
  })

  it('is its value at once where games cannot be played on', () => {
    const stuck = scored(0.05, [0.3, Number.NaN])
    expect([stuck.isOpen, stuck.worth]).toEqual([false, 0.05])
    expect(areOpen([stuck], LEAST)).toBe(false)
  })
})
