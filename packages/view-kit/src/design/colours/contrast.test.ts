import { describe, expect, test } from 'vitest'
import { contrast, inkOn, luminance } from './contrast.ts'
import { GROUP_COLOURS, SEAT_COLOURS } from './palette.ts'

describe('contrast', () => {
  test('black on white is 21, a colour on itself 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#2a55b5', '#2a55b5')).toBe(1)
  })

  test('the published value of #767676 on white is 4.54', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  test('a colour in another notation is refused with a sentence', () => {
    expect(() => luminance('red')).toThrow('#rrggbb')
  })
})

describe('palette', () => {
  test.each([...Object.values(GROUP_COLOURS), ...SEAT_COLOURS])('text on %s reaches WCAG AA', (colour) => {
    expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5)
  })

  test('eight seats, eight colours', () => {
    expect(new Set(SEAT_COLOURS).size).toBe(8)
  })
})
