import { expect, it } from 'vitest'
import { language } from '../src/language.ts'

it.each(['de-DE', 'en-GB', 'fr-FR', 'pl-PL', 'ar-EG', 'hi-IN'])('numbers in %s are those of Intl', (tag) => {
  const intl = new Intl.NumberFormat(tag)
  for (const value of [0, 7, 999, 1000, 12_345, 0.5, 999.5, -3, Number.NaN])
    expect(language(tag).number(value)).toBe(intl.format(value))
})
