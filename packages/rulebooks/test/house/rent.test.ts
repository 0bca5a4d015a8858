import { describe, expect, it } from 'vitest'
import { simplified } from '../../src/index.ts'
import { BROWN, DARK_BLUE, faultsOf, house, STATIONS } from './table.ts'

const ATTACK = { own: { 1: DARK_BLUE }, place: { 0: 36 } }

describe('rent', () => {
  it('rentOnDemand=atOnce: it is paid without being demanded', () => {
    const t = house({ choices: { rentOnDemand: 'atOnce' } }, { own: { 1: ['Schlossallee'] }, place: { 0: 36 } })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['0 → 1 50 (H-1)'])
    expect(t.demands).toEqual([])
  })

  it('rentOnDemand=onDemand: only if the owner demands it', () => {
    const t = house(
      { choices: { rentOnDemand: 'onDemand' } },
      { own: { 1: ['Badstraße'] }, place: { 0: 38 } },
      simplified,
    )
    t.throws(0, [1, 2])
    expect([t.payments.filter((line) => line.startsWith('0')), t.demands]).toEqual([
      [],
      [expect.stringMatching(/^0 owes 1/)],
    ])
  })

  it.each([
    ['never', 50, 50],
    ['always', 100, 100],
    ['unlessMortgaged', 100, 50],
  ] as const)('groupRent=%s: on a whole group %s, and %s with a mortgage in it', (groupRent, whole, mortgaged) => {
    const rules = { choices: { groupRent, rentOnDemand: 'atOnce' } } as const
    const t = house(rules, ATTACK)
    t.throws(0, [1, 2])
    expect(t.cash(1)).toBe(1500 + whole)
    const other = house(rules, { ...ATTACK, mortgaged: ['Parkstraße'] })
    other.throws(0, [1, 2])
    expect(other.cash(1)).toBe(1500 + mortgaged)
  })

  it.each([
    ['paid', ['0 → 1 25 (K-3.1)']],
    ['half', ['0 → 1 12 (K-3.1)']],
    ['unpaid', []],
  ] as const)('rentInJail=%s: an owner in jail is paid so', (rentInJail, payments) => {
    const t = house(
      { choices: { rentInJail } },
      { own: { 1: STATIONS.slice(0, 1) }, jail: { 1: 0 }, place: { 0: 2 }, options: { autoRent: 1 } },
    )
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(payments)
  })

  it('rentGrowth: in each round rents are higher by so much, to ten times at most', () => {
    const rules = { numbers: { rentGrowth: 50 }, choices: { rentOnDemand: 'atOnce' } } as const
    const first = house(rules, ATTACK)
    first.throws(0, [1, 2])
    expect(first.payments).toEqual(['0 → 1 100 (H-1)'])
    const third = house(rules, ATTACK)
    third.g.s.round = 3
    third.throws(0, [1, 2])
    expect(third.lines('rentDue')).toEqual(['rentDue seat 0 owner 1 deed Schlossallee amount 200 (H-2)'])
    const late = house(rules, ATTACK)
    late.g.s.round = 500
    late.throws(0, [1, 2])
    expect(late.cash(1)).toBe(2500)
    expect(faultsOf({ numbers: { rentGrowth: 101 } })[0]).toContain('"rentGrowth" must be a whole number from 0 to 100')
  })
})

describe('trading', () => {
  it('gifts=refused: both sides give something', () => {
    const t = house({ choices: { gifts: 'refused' } }, { own: { 0: BROWN } })
    const gift = { to: 1, give: { deeds: ['Badstraße'] }, get: {} }
    t.refuses(0, 'offer', gift, 'offerIsGift', 'H-1')
    t.refuses(0, 'offer', { to: 1, give: {}, get: { deeds: [] } }, 'offerEmpty', 'K-7.1')
    t.do(0, 'offer', { to: 1, give: { deeds: ['Badstraße'] }, get: { cash: 1 } })
    house({ choices: { gifts: 'allowed' } }, { own: { 0: BROWN } }).do(0, 'offer', gift)
  })
})
