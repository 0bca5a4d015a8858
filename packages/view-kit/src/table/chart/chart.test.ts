import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { niceStep, spread } from './chart.ts'

describe('niceStep', () => {
  it.each([
    [1, 1],
    [7, 2],
    [900, 500],
    [1500, 500],
    [8123, 5000],
  ])('an axis up to %i goes in steps of %i', (most, step) => expect(niceStep(most)).toBe(step))
})

describe('spread', () => {
  it('leaves labels where they are that have room', () => {
    expect(spread([100, 50, 10], 12, 100, 0)).toEqual([100, 50, 10])
  })

  it('moves those apart that have none, keeping their order', () => {
    expect(spread([50, 50, 52], 12, 100, 0)).toEqual([40, 28, 52])
  })

  it('keeps them below the upper edge', () => {
    expect(spread([2, 2, 2], 12, 100, 0)).toEqual([24, 12, 0])
  })

  it('gives every label its room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 }), (wanted) => {
        const placed = spread(wanted, 12, 100, 0).toSorted((a, b) => a - b)
        for (let i = 1; i < placed.length; i++) expect(placed[i]! - placed[i - 1]!).toBeGreaterThanOrEqual(12)
      }),
    )
  })
})
