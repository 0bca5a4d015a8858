import { exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { reportDeadline } from '../../shares/view/shares.ts'
import { Table } from '../../testing/script.ts'
import { raisedBid, slipTerms } from './slip.ts'

const table = (scene: object = {}) => new Table(exchange, { seats: 3, starts: 0, ...scene })

describe('a bid', () => {
  it('B-4.5: for shares is raised to their price first, as less is no bid', () => {
    const t = table({ shares: { 2: { 8: 3 } } })
    t.do(0, 'buyShares', { issuer: 2, number: 3 })
    const terms = slipTerms(t.g, 1)
    expect(terms).toEqual({ low: 0, high: 1500, soldFrom: 180, allPay: false })
    expect([raisedBid(0, 10, terms), raisedBid(180, 10, terms), raisedBid(1495, 10, terms)]).toEqual([180, 190, 1500])
  })

  it('B-3.2: for an owner’s property is raised to the minimum price first', () => {
    const t = table({ own: { 0: ['Südbahnhof'] } })
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 120)
    const terms = slipTerms(t.g, 1)
    expect([terms.soldFrom, terms.allPay, raisedBid(0, 50, terms)]).toEqual([120, true, 120])
  })

  it('B-2.1: for the bank’s property is raised from nothing', () => {
    const t = table()
    t.throws(0, [1, 2])
    expect(raisedBid(0, 50, slipTerms(t.g, 2))).toBe(50)
  })
})

describe('the deadline of a report', () => {
  it('B-4.6: is the end of the following player’s turn', () => {
    const t = table({ place: { 0: 28 }, own: { 0: ['Rathausplatz'] } })
    expect(reportDeadline(t.g, 0)).toBe(-1)
    t.throws(0, [1, 2])
    expect(reportDeadline(t.g, 0)).toBe(1)
    t.do(0, 'endTurn')
    expect(reportDeadline(t.g, 0)).toBe(1)
    t.do(0, 'report')
    expect(reportDeadline(t.g, 0)).toBe(-1)
  })
})
