import { describe, expect, it } from 'vitest'
import { clockText } from './clock.ts'

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [999, '0:01'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [3_905_001, '1:05:06'],
  ])('%i ms are %s', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text))
})
