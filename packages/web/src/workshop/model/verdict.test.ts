import type { Comparison, Difference } from '@hausregeln/lab/experiment/index.ts'
import { describe, expect, it } from 'vitest'
import { concernsOf, isCause, verdictOf } from './verdict.ts'

interface Figures {
  readonly ended?: readonly [number, number]
  readonly ratio?: readonly [low: number, value: number, high: number]
  readonly first?: readonly [low: number, value: number, high: number]
}

/** A comparison that has shown these figures. */
function shown({ ended = [1, 1], ratio = [0.9, 1, 1.1], first = [-0.02, 0, 0.02] }: Figures): Comparison {
  const figure = ([low, value, high]: readonly [number, number, number]) => ({ value, interval: { low, high } })
  const difference = (measure: 'length' | 'first', so: object): Difference =>
    ({ side: 1, measure, gain: null, ratio: null, value: 0, interval: null, ...so }) as Difference
  const side = (at: 0 | 1) => ({
    measures: { length: figure([40, 40 * ratio[at], 40]), ended: figure([0, ended[at], 1]) },
  })
  const differences = [difference('length', { ratio: figure(ratio) }), difference('first', figure(first))]
  return { games: 400, sides: [side(0), side(1)], differences } as unknown as Comparison
}

describe('what games have shown', () => {
  it('is told with its limits, and whether it is sure', () => {
    const { length, first, games } = verdictOf(shown({ ratio: [1.3, 1.4, 1.5], first: [-0.01, 0.02, 0.05] }))
    expect([games, length]).toEqual([400, { value: 1.4, low: 1.3, high: 1.5, isSure: true }])
    expect([first?.value, first?.isSure]).toEqual([2, false])
  })

  it('is worth a warning where games do not end, are long, or help the first player', () => {
    const concerns = (figures: Figures) => concernsOf(verdictOf(shown(figures)))
    expect(concerns({})).toEqual([])
    expect(concerns({ ended: [1, 0.9] })).toEqual(['endless'])
    expect(concerns({ ended: [0.8, 0.9] })).toEqual([])
    expect(concerns({ ratio: [1.3, 1.4, 1.5], first: [0.03, 0.06, 0.09] })).toEqual(['long', 'uneven'])
    expect(concerns({ ratio: [0.99, 1.4, 1.9] })).toEqual([])
  })

  it('is caused by a rule without which it is not so', () => {
    const without = (figures: Figures) => verdictOf(shown(figures))
    expect(isCause('long', without({ ratio: [0.6, 0.7, 0.8] }))).toBe(true)
    expect(isCause('long', without({ ratio: [0.9, 1, 1.1] }))).toBe(false)
    expect(isCause('endless', without({ ended: [0.9, 1] }))).toBe(true)
    expect(isCause('uneven', without({ first: [-0.1, -0.05, -0.01] }))).toBe(true)
    expect(isCause('uneven', without({}))).toBe(false)
  })
})
