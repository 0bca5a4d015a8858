import { describe, expect, it } from 'vitest'
import { answerOf, type FromReport } from '../../src/experiment/index.ts'

/** What is told where ways change the chance to win by so much, within limits so far away. */
function told(...changes: readonly (readonly [name: string, value: number, half: number])[]): string {
  const estimate = (value: number, half: number) => ({ value, interval: { low: value - half, high: value + half } })
  const way = (name: string) => ({ label: { de: name, en: name }, move: null, undecided: estimate(0, 0) })
  const chances = [estimate(0.5, 0.1)]
  const report: FromReport = {
    kind: 'from',
    games: 500,
    most: 1000,
    ask: 'whatIf',
    names: ['Anna'],
    seat: 0,
    trade: null,
    counsel: null,
    prices: [],
    ways: [
      { ...way('as it stands'), chances, changes: null },
      ...changes.map(([name, value, half]) => ({
        ...way(name),
        chances,
        changes: [{ ...estimate(value, half), gain: null }],
      })),
    ],
  }
  return answerOf(report).en
}

describe('what if', () => {
  it('says how wide its limits are while many ways may be the best', () => {
    const all = told(['buy', 0.02, 0.04], ['wait', 0, 0.04], ['build', -0.01, 0.04], ['sell', -0.02, 0.04])
    expect(all).toContain('Still ±4 points: too early to say which is best; 4 of 4 may be.')
  })

  it('names those that are left when they are few, the likeliest first, and leaves out what cannot be the best', () => {
    const all = told(['wait', 0, 0.01], ['buy', 0.012, 0.015], ['sell', -0.2, 0.04])
    expect(all).toContain('Still ±1.5 points; one of these is the best: buy; wait.')
  })

  it('says what is best once its lower limit is above all others', () => {
    expect(told(['wait', 0, 0.01], ['buy', 0.05, 0.02])).toContain('Best of all: buy, +5 (+3 to +7) points.')
  })
})
