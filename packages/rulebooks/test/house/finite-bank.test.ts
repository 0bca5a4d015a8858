import type { Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { describe, expect, it } from 'vitest'
import type { SaidChange } from '../../src/change/change.ts'
import { euronopoly, stadium } from '../../src/index.ts'
import { BANK, BROWN, faultsOf, house } from './table.ts'

const FINITE = { choices: { finiteBank: 'finite' }, numbers: { bankCash: 20_000 } } as const satisfies SaidChange

/** A table whose bank has no more than this. */
function withBank(left: number, scene: Partial<Scene>): Table {
  const t = house(FINITE, { seats: 3, ...scene })
  // What the bank had more is with the last seat.
  transfer(t.g, BANK, 2, t.cash(BANK) - left, 'salary')
  expect(t.cash(BANK)).toBe(left)
  return t
}

describe('a finite bank pays only what it has, and what is missing is not owed', () => {
  it('the salary', () => {
    const t = withBank(30, { place: { 0: 37 } })
    t.throws(0, [1, 5])
    expect([t.payments[0], t.cash(BANK)]).toEqual(['bank → 0 30 (K-1.3)', 0])
  })

  it('a building and a mortgage', () => {
    const t = withBank(40, { own: { 0: [...BROWN, 'Südbahnhof'] }, level: { Turmstraße: 1, Badstraße: 1 } })
    t.do(0, 'sell', 'Turmstraße')
    expect(t.payments).toEqual(['bank → 0 25 (K-5.4)'])
    t.do(0, 'sell', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 15 (K-5.4)'])
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.payments).toEqual(['bank → 0 0 (K-6.1)'])
    expect(t.lines('mortgaged')).toEqual(['mortgaged seat 0 deed Südbahnhof amount 0 (K-6.1)'])
    expect(t.cash(BANK)).toBe(0)
  })

  it('K-8.1: a player who gives up raises no more; if that is not enough, it is a bankruptcy, and nothing is mortgaged', () => {
    const t = withBank(0, { cash: { 0: 5 }, place: { 0: 3 }, own: { 0: ['Westbahnhof'], 1: ['Chausseestraße'] } })
    t.throws(0, [1, 2])
    t.resign(0)
    expect([t.cash(0), t.cash(BANK)]).toEqual([0, 0])
    expect(t.lines('mortgaged', 'bankrupt')).toEqual(['bankrupt seat 0 heir 1 amount 6 (K-8.1)'])
    expect(t.owner('Westbahnhof')).toBe(1)
  })

  it('K-8.1: what it cannot lend is not raised: a visitor keeps the cash for the rent', () => {
    const scene = { place: { 0: 36 }, own: { 1: ['Parkstraße', 'Schlossallee'], 2: ['Südbahnhof'] }, cash: { 0: 150 } }
    const bought = (cash: number) => ({ to: 2, give: { cash }, get: { deeds: ['Südbahnhof'] } })
    const t = withBank(60, scene)
    t.throws(0, [1, 2])
    // 100 can be demanded; of a mortgage of 100 the bank would pay 60.
    t.refuses(0, 'offer', bought(111), 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', bought(110))
    const rich = withBank(100, scene)
    rich.throws(0, [1, 2])
    rich.do(0, 'offer', bought(150))
  })

  it('K-8.1: with a debt that the bank’s money does not cover the debtor may go bankrupt at once', () => {
    const scene = { cash: { 0: 50 }, place: { 0: 1 }, own: { 0: ['Westbahnhof', 'Südbahnhof'] } } as const
    const t = withBank(140, scene)
    t.throws(0, [1, 2])
    expect(t.waitsFor).toBe('debt to settle')
    t.do(0, 'bankrupt')
    const rich = withBank(150, scene)
    rich.throws(0, [1, 2])
    rich.refuses(0, 'bankrupt', 'canStillPay', 'K-8.1')
  })

  it('E-7.1: the loan; the creditor gets what there is, and nobody owes what the bank cannot lend', () => {
    const t = house(
      { ...FINITE, numbers: { bankCash: 100_000 } },
      { seats: 3, cash: { 0: 20 }, own: { 0: ['Athen'] } },
      euronopoly,
    )
    transfer(t.g, BANK, 2, t.cash(BANK) - 50, 'salary')
    expect(t.g.book.policies.shortfall(t.g, 0, 1, 200, 'rentAmount')).toBe(true)
    expect([t.cash(0), t.g.s.parts.money.debt[0], t.cash(BANK)]).toEqual([0, 50, 0])
    expect(t.g.book.policies.shortfall(t.g, 0, 1, 200, 'rentAmount')).toBe(true)
    expect([t.cash(0), t.g.s.parts.money.debt[0], t.cash(BANK)]).toEqual([0, 50, 0])
  })

  it('surcharge=halfInJail: what a receipt costs follows from what is paid', () => {
    const rules = { ...FINITE, choices: { ...FINITE.choices, surcharge: 'halfInJail' } } as const
    const t = house(rules, { seats: 3, own: { 0: ['Südbahnhof'] }, jail: { 0: 0 } })
    transfer(t.g, BANK, 2, t.cash(BANK) - 11, 'salary')
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.payments).toEqual(['bank → 0 11 (K-6.1)', '0 → pot 6 (H-3)'])
  })
})

describe('the bank begins with enough', () => {
  it('bankCash: the bonus of the third die counts (stadium, 8 seats, 12,000: the bank would begin at 0)', () => {
    const rules = (bankCash: number) => ({ choices: { finiteBank: 'finite' }, numbers: { bankCash } }) as const
    expect(faultsOf(rules(12_000), stadium)).toEqual(['The bank has 12000, and 8 players begin with 20000.'])
    expect(faultsOf(rules(20_000), stadium)).toEqual([])
  })
})
