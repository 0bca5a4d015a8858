import { describe, expect, test } from 'vitest'
import { counted, formatList, formatMoney, formatNumber, formatPercent, plural } from './format.ts'
import { preferredLocale } from './locale.ts'

describe('preferredLocale', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['nl', 'de'], 'de'],
    [['fr-CA', 'en'], 'fr'],
    [['en-GB', 'de'], 'en'],
    [['nl', 'it'], 'en'],
    [[], 'en'],
  ] as const)('%j gives %s', (languages, locale) => {
    expect(preferredLocale(languages)).toBe(locale)
  })
})

describe('formats', () => {
  test('amounts are grouped as each language does', () => {
    expect(formatMoney('de', 1500)).toBe('1.500')
    expect(formatMoney('en', 1500)).toBe('1,500')
  })

  test('losses carry a true minus, gains a plus only when asked', () => {
    expect(formatMoney('de', -200)).toBe('\u2212200')
    expect(formatMoney('de', 200)).toBe('200')
    expect(formatMoney('de', 200, { signed: true })).toBe('+200')
    expect(formatMoney('en', 0, { signed: true })).toBe('0')
  })

  test('a unit follows with a narrow space that does not break', () => {
    expect(formatMoney('de', 15000, { unit: 'GE' })).toBe('15.000\u202fGE')
  })

  test('shares and fractions', () => {
    expect(formatPercent('en', 0.125)).toBe('12.5%')
    expect(formatPercent('de', 0.125)).toBe('12,5\u00a0%')
    expect(formatNumber('de', 0.25)).toBe('0,25')
  })

  test('what is counted stands with its number', () => {
    expect([0, 1, 1200].map((count) => counted('de', count, 'Zug', 'Züge'))).toEqual(['0 Züge', '1 Zug', '1.200 Züge'])
    expect([1, 2].map((count) => counted('en', count, 'turn', 'turns'))).toEqual(['1 turn', '2 turns'])
  })

  test('one is singular, nought and many are plural', () => {
    const forms = { one: 'Haus', other: 'Häuser' }
    expect([0, 1, 2].map((count) => plural('de', count, forms))).toEqual(['Häuser', 'Haus', 'Häuser'])
  })

  test('lists end with "and"', () => {
    expect(formatList('de', ['Anna', 'Ben', 'Cem'])).toBe('Anna, Ben und Cem')
    expect(formatList('en', ['Anna', 'Ben', 'Cem'])).toBe('Anna, Ben, and Cem')
  })
})
