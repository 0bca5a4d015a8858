import { describe, expect, it } from 'vitest'
import { type House, nearest } from './nearest.ts'

const imports = (...pairs: readonly [string, string][]) => pairs.map(([from, to]) => ({ from, named: to, to }))

const house: House = {
  imports: imports(
    ['rent.test.ts', 'table.ts'],
    ['table.ts', 'rent.ts'],
    ['amount.test.ts', 'amount.ts'],
    ['rent.ts', 'amount.ts'],
    ['index.ts', 'rent.ts'],
    ...Array.from({ length: 100 }, (_, at): [string, string] => [`far${at}.test.ts`, 'index.ts']),
  ),
  tests: new Map([
    ['rent.test.ts', []],
    ['amount.test.ts', []],
    ['pays.test.ts', ['a rent is paid (K-3.1)', 'rents lapse (K-3.2)', 'else (K-9.1)']],
    ['waives.test.ts', ['is waived (K-3.1)', 'is told']],
    ['all.test.ts', ['K-3.1', 'K-4.1', 'K-5.1', 'K-6.1', 'K-7.1', 'K-8.1']],
    ['jail.test.ts', ['K-7.1: jail']],
    ...Array.from({ length: 100 }, (_, at): [string, string[]] => [`far${at}.test.ts`, []]),
  ]),
}

describe('the tests nearest to a change', () => {
  it('are those that have changed, that are about its rules, and that import it, in this order', () => {
    const rules = new Set(['K-3.1', 'K-3.2'])
    expect(nearest(house, ['amount.ts', 'jail.test.ts'], rules)).toEqual([
      'jail.test.ts',
      'pays.test.ts',
      'waives.test.ts',
      'amount.test.ts',
      'rent.test.ts',
    ])
  })

  it('are none that only lead to it through what everybody imports', () => {
    expect(nearest(house, ['rent.ts'], new Set())).toEqual(['rent.test.ts'])
  })

  it('are all that import what everybody imports, if that has changed', () => {
    expect(nearest(house, ['index.ts'], new Set())).toHaveLength(100)
  })
})
