import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumber } from '../../i18n/format.ts'
import { loadWords } from '../../words/words.ts'
import { designTexts } from '../texts.ts'
import { clampAmount, describeRange, parseAmount, stepAmount } from './amount.ts'

await Promise.all([loadWords('de', 'start'), loadWords('en', 'start')])

describe('parseAmount', () => {
  test.each([
    ['1500', 1500],
    ['1.500', 1500],
    ['1,500', 1500],
    ['1 500', 1500],
    ['12.345.678', 12345678],
    [' 20 ', 20],
    ['\u221220', -20],
    ['-20', -20],
  ])('%s is read as %i', (text, value) => expect(parseAmount(text)).toBe(value))

  test.each(['', '1.5', '1,50', 'abc', '1e3', '12.34.567', '--1', '0x10'])('"%s" is no whole number', (text) => {
    expect(parseAmount(text)).toBeNull()
  })

  test('what either language writes is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.constantFrom('de', 'en'), (value, locale) => {
        expect(parseAmount(formatNumber(locale, value))).toBe(value + 0)
      }),
    )
  })
})

describe('stepAmount', () => {
  test('goes to the next multiple, not past it', () => {
    expect(stepAmount(133, 1, 10, {})).toBe(140)
    expect(stepAmount(133, -1, 10, {})).toBe(130)
    expect(stepAmount(140, 1, 10, {})).toBe(150)
  })

  test('stays within the range', () => {
    expect(stepAmount(5, 1, 10, { min: 5, max: 18 })).toBe(10)
    expect(stepAmount(10, 1, 10, { min: 5, max: 18 })).toBe(18)
    expect(stepAmount(10, -1, 10, { min: 5, max: 18 })).toBe(5)
  })
})

test('clampAmount holds a value within the range', () => {
  expect([-1, 5, 99].map((value) => clampAmount(value, { min: 0, max: 10 }))).toEqual([0, 5, 10])
})

test('describeRange says only the limits there are', () => {
  expect(describeRange('de', designTexts.de, { min: 1, max: 1500 })).toBe('von 1 bis 1.500')
  expect(describeRange('en', designTexts.en, { min: 10 })).toBe('at least 10')
  expect(describeRange('en', designTexts.en, { max: 2000 })).toBe('at most 2,000')
  expect(describeRange('en', designTexts.en, {})).toBeNull()
})
