import { expect, it } from 'vitest'
import { isJust, pluralCondition } from '../compiler/plurals.ts'

it.each([
  ['en', 'n === 1', true],
  ['fr', 'n < 2', false],
  ['ru', "plural(n) === 'one'", false],
])('in %s the plural “one” is asked for by %s', (language, condition, isAlone) => {
  expect(pluralCondition(language, 'one', 'n')).toBe(condition)
  expect(isJust(language, 'one', 1)).toBe(isAlone)
})
