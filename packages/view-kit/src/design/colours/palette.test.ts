import { describe, expect, it } from 'vitest'
import { distance, SEEN, tooAlike } from '../sight.ts'
import { SEAT_COLOURS } from './palette.ts'

/** Black and white are 1 apart; what is 0.02 apart can just be told apart side by side. */
const FAR_APART = 0.12

describe('the colours of the seats', () => {
  it.each(Object.entries(SEEN))('are far apart for those who see %s', (_, seen) => {
    const distances = SEAT_COLOURS.flatMap((a, at) => SEAT_COLOURS.slice(0, at).map((b) => distance(a, b, seen)))
    expect(distances).toHaveLength(28)
    expect(Math.min(...distances)).toBeGreaterThan(FAR_APART)
  })
})

describe('colours that are too alike', () => {
  it('are told for those who cannot tell them apart', () => {
    expect(tooAlike('#cc372d', '#cc392f')).toBe(true)
    expect(tooAlike('#8b7a3e', '#6e8a3e')).toBe(true)
    expect(tooAlike('#000000', '#ffffff')).toBe(false)
  })
})
