import { dividendPerShare } from '@hausregeln/chapters/shares/rules/dividend.ts'
import { describe, expect, it } from 'vitest'
import { BANK, bid, pastStart, table } from './table.ts'

describe('the dividend', () => {
  it('B-4.7: on reaching or passing LOS, to the holders of the shares, the bank too, and only then the salary', () => {
    const t = pastStart({ shares: { 0: { 1: 5, 2: 1, [BANK]: 2 } } })
    expect(t.lines('dividend')).toEqual(['dividend seat 0 perShare 60 total 480 (B-4.7)'])
    expect(t.payments).toEqual([
      '0 → 1 300 (B-4.7)',
      '0 → 2 60 (B-4.7)',
      '0 → bank 120 (B-4.7)',
      'bank → 0 200 (K-1.3)',
    ])
    expect(t.cash(0)).toBe(1500 - 480 + 200)
  })

  it('B-4.7: for the player’s own shares nothing moves', () => {
    const t = pastStart()
    expect([t.payments, t.lines('dividend')]).toEqual([['bank → 0 200 (K-1.3)'], []])
  })

  it('B-4.7: a 25th of the cash of the last report, rounded down, and not of the cash now', () => {
    const t = pastStart({ shares: { 0: { 1: 3 } }, reported: { 0: 1049 }, cash: { 0: 400 } })
    expect([dividendPerShare(t.g, 0), t.payments[0]]).toEqual([41, '0 → 1 123 (B-4.7)'])
    const poor = pastStart({ shares: { 0: { 1: 3 } }, reported: { 0: 24 } })
    expect(poor.payments).toEqual(['bank → 0 200 (K-1.3)'])
  })

  it('B-4.7: before the first report the start cash counts: 60 a share', () => {
    expect(pastStart({ shares: { 0: { 1: 1 } }, cash: { 0: 3000 } }).payments[0]).toBe('0 → 1 60 (B-4.7)')
  })

  it('B-4.7: players are paid in turn order after the payer', () => {
    const t = table({ seats: 3, starts: 1, place: { 1: 38 }, own: { 1: ['Badstraße'] }, shares: { 1: { 0: 1, 2: 1 } } })
    t.throws(1, [1, 2])
    expect(t.payments).toEqual(['1 → 2 60 (B-4.7)', '1 → 0 60 (B-4.7)', 'bank → 1 200 (K-1.3)'])
  })

  it('B-4.7: what cannot be paid is a debt (K-8.1); salary and space wait until it is paid', () => {
    const t = pastStart({ shares: { 0: { 1: 5 } }, cash: { 0: 250 }, own: { 0: ['Südbahnhof'] } })
    expect([t.waitsFor, t.lines('debtOpened')]).toEqual([
      'debt to settle',
      ['debtOpened seat 0 creditor 1 amount 300 (K-8.1)'],
    ])
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.payments).toEqual(['bank → 0 100 (K-6.1)', '0 → 1 300 (B-4.7)', 'bank → 0 200 (K-1.3)'])
    expect([t.waitsFor, t.legal(0)[0]]).toEqual(['turn', 'endTurn'])
  })

  it('B-4.7: a tax or an auction where the piece lands comes after dividend and salary', () => {
    const t = table({ place: { 0: 38 }, shares: { 0: { 1: 1 } } })
    t.throws(0, [1, 4])
    expect(t.payments).toEqual(['0 → 1 60 (B-4.7)', 'bank → 0 200 (K-1.3)'])
    expect(t.waitsFor).toBe('sealed auction')
    bid(t, 0, 0, 0)
    const tax = table({ place: { 0: 39 }, shares: { 0: { 1: 1 } } })
    tax.throws(0, [1, 4])
    expect(tax.payments).toEqual(['0 → 1 60 (B-4.7)', 'bank → 0 200 (K-1.3)', '0 → pot 200 (B-1.1)'])
  })

  it('B-4.7: what is due is fixed when the start is reached: selling shares or a report in the meantime change nothing', () => {
    const t = pastStart({ shares: { 0: { 1: 5, 2: 1 } }, cash: { 0: 250 }, own: { 0: ['Südbahnhof'] } })
    t.do(0, 'report')
    t.do(0, 'sellShares', { issuer: 0, number: 5 })
    expect(t.payments).toEqual(['bank → 0 100 (B-4.4)', '0 → 1 300 (B-4.7)'])
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.payments).toEqual(['bank → 0 100 (K-6.1)', '0 → 2 60 (B-4.7)', 'bank → 0 200 (K-1.3)'])
  })

  it('B-4.7: if it bankrupts the player, all holders share the cash in proportion, and there is no salary', () => {
    const t = table({ place: { 0: 38 }, shares: { 0: { 1: 5, 2: 3, [BANK]: 2 } }, cash: { 0: 100 } })
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → 1 50 (K-8.1)', '0 → 2 30 (K-8.1)', '0 → bank 20 (K-8.1)'])
    expect([t.turn, t.shares(0, 1)]).toEqual([1, 0])
  })

  it('B-4.7: what is due to a holder who leaves in between is due to the heir', () => {
    const t = pastStart({ shares: { 0: { 1: 5, 2: 1 } }, cash: { 0: 250 }, own: { 0: ['Südbahnhof'] } })
    t.resign(2)
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.payments).toEqual(['bank → 0 100 (K-6.1)', '0 → 1 300 (B-4.7)'])
    t.do(0, 'sellShares', { issuer: 0, number: 2 })
    expect(t.payments.slice(1)).toEqual(['0 → bank 60 (B-4.7)', 'bank → 0 200 (K-1.3)'])
  })
})
