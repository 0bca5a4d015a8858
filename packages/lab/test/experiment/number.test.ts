import { numberIn, signedIn } from '@hausregeln/lab/experiment/tables/number.ts'
import { describe, expect, it } from 'vitest'

describe('numbers of what was found', () => {
  it('have a true minus, and separators as the language has them', () => {
    expect(numberIn('de', -1234.56)).toBe('−1.234,6')
    expect(numberIn('en', -1234.56, 2)).toBe('−1,234.56')
  })

  it('have no sign where nothing is left after rounding', () => {
    expect(numberIn('de', -0.04)).toBe('0')
    expect(signedIn('de', -0.04)).toBe('0')
    expect(signedIn('en', 0.04)).toBe('0')
  })

  it('have a plus where a difference is more than nothing', () => {
    expect([signedIn('de', 7.25), signedIn('de', -7.25)]).toEqual(['+7,3', '−7,3'])
  })
})
