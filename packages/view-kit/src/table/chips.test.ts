import { euronopoly } from '@hausregeln/rulebooks/euronopoly/book.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stacksOf } from './chips.ts'

const chips = euronopoly.board.chips ?? []

describe('stacksOf', () => {
  it.each([
    [3000, '3×1000'],
    [1780, '1×1000 3×200 3×50 3×10'],
    [40, '4×10'],
    [0, ''],
    [-200, ''],
  ])('%i is %s', (amount, words) =>
    expect(
      stacksOf(amount, chips)
        .map(({ count, value }) => `${count}×${value}`)
        .join(' '),
    ).toBe(words),
  )

  it('E-1.1: every amount is paid exactly, as every amount is a multiple of the smallest chip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (tens) => {
        const sum = stacksOf(tens * 10, chips).reduce((total, { value, count }) => total + value * count, 0)
        expect(sum).toBe(tens * 10)
      }),
    )
  })
})
