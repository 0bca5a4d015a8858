import { Table } from '@hausregeln/chapters/testing/script.ts'
import { exchange } from '@hausregeln/rulebooks'
import { loadWords } from '@hausregeln/view-kit/words/words.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { slipFault } from './slipFault.ts'

const LOCALES = ['de', 'en', 'fr'] as const
const names = ['Anna', 'Ben', 'Cem']

beforeAll(async () => {
  for (const locale of LOCALES) await loadWords(locale, 'desk')
})

/** Slips are due for what Anna has moved to; she has 1,234 in cash. */
function dueSlips() {
  const t = new Table(exchange, { seats: 3, starts: 0, cash: { 0: 1234 } })
  t.throws(0, [1, 2])
  return t.g
}

describe('a slip that cannot be', () => {
  const faultOf = (amount: number | null, locale: (typeof LOCALES)[number] = 'en') =>
    slipFault({ rulebook: exchange, names, locale }, dueSlips(), 0, amount)

  it.each([
    ['de', /Anna kann 0 bis 1\.234 bieten\.$/],
    ['en', /Anna can bid 0 to 1,234\.$/],
    ['fr', /Anna peut offrir de 0 à 1\s234\.$/],
  ] as const)('B-2.2: names by which rule, and what can be bid, in %s', (locale, available) => {
    const fault = faultOf(1235, locale)
    expect(fault).toMatch(available)
    expect(fault).toMatch(/\(B-\d/)
  })

  it('is named however large or small it is', () => {
    for (const amount of [-1, 1235, 2 ** 22 + 100, 10 ** 12]) expect(faultOf(amount)).toContain('0 to 1,234')
    expect(faultOf(null)).toBe('A bid is a whole number.')
    for (const amount of [0, 1234]) expect(faultOf(amount)).toBeNull()
  })
})
