import type { Point } from '@hausregeln/lab/analyse/curve.ts'
import { describe, expect, it } from 'vitest'
import { pathOf, pointAt, roundTicks } from './drawing.ts'
import { faultOf, fortuneOf, verdictOf } from './verdictOf.ts'

const points: readonly Point[] = [
  { entry: 0, round: 1, chances: [0.5, 0.5] },
  { entry: 4, round: 3, chances: [0.75, 0.25] },
  { entry: 4, round: 3, chances: [0.8, 0.2] },
  { entry: 10, round: 12, chances: [1, 0] },
  { entry: 12, round: 12, chances: [1, 0] },
]

describe('the curve of an analysis', () => {
  it('stands after an entry where the last change up to it has left it', () => {
    expect([-1, 0, 3, 4, 9, 10, 99].map((entry) => points.indexOf(pointAt(points, entry)))).toEqual([
      0, 0, 0, 2, 2, 3, 4,
    ])
    expect(pointAt([], 5).chances).toEqual([])
  })

  it('ends where somebody is out', () => {
    const x = (entry: number) => entry
    const y = (share: number) => 100 * share
    expect(pathOf(points, 0, x, y)).toBe('M0.0 50.0L4.0 75.0L4.0 80.0L10.0 100.0L12.0 100.0')
    expect(pathOf(points, 1, x, y)).toBe('M0.0 50.0L4.0 25.0L4.0 20.0L10.0 0.0')
  })

  it('names as many rounds as there is room for', () => {
    expect(roundTicks(points, 12).map(({ round }) => round)).toEqual([1, 3, 12])
    expect(roundTicks(points, 2).map(({ round }) => round)).toEqual([1, 12])
  })
})

describe('the words of an analysis', () => {
  it.each([
    [0.3, 0.1, 'wonByLuck'],
    [0.1, 0.3, 'wonByPlay'],
    [0.2, 0.2, 'wonByBoth'],
    [-0.1, 0.3, 'wonAgainst'],
    [0, 0, 'wonByOthers'],
  ])('say of luck %d and play %d: %s', (luck, play, verdict) => expect(verdictOf({ luck, play })).toBe(verdict))

  it('grow with luck and with what a decision cost', () => {
    expect([-0.3, -0.1, 0, 0.1, 0.3].map(fortuneOf)).toEqual(['veryUnlucky', 'unlucky', 'even', 'lucky', 'veryLucky'])
    expect([0.005, 0.03, 0.1].map(faultOf)).toEqual(['slip', 'mistake', 'grave'])
  })
})
