import { describe, expect, it } from 'vitest'
import { BANK, built, CHANCE, COMMUNITY, chanceCard, communityCard, PINK, POT, table } from './table.ts'

const pot = { freeParkingPot: 1 }

describe('taxes and Frei Parken', () => {
  it('K-4.1: the income tax is 200, the additional tax 100, to the bank', () => {
    const income = table({ seats: 2, starts: 0, place: { 0: 1 } })
    income.throws(0, [1, 2])
    expect(income.payments).toEqual(['0 → bank 200 (K-4.1)'])
    const extra = table({ seats: 2, starts: 0, place: { 0: 'Hauptbahnhof' } })
    extra.throws(0, [1, 2])
    expect(extra.payments).toEqual(['0 → bank 100 (K-4.1)'])
  })

  it('K-4.1: tax needs no demand and cannot lapse: what is missing is a debt to the bank', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 1 }, cash: { 0: 199 }, own: { 0: ['Badstraße'] } })
    t.throws(0, [1, 2])
    expect(t.lines('debtOpened')).toEqual(['debtOpened seat 0 creditor bank amount 200 (K-8.1)'])
    t.refuses(0, 'endTurn', 'debtFirst', 'K-8.1')
    t.do(0, 'mortgage', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 30 (K-6.1)', '0 → bank 200 (K-4.1)'])
    expect(t.cash(0)).toBe(29)
  })

  it('K-4.1: on Frei Parken nothing happens', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 17 } })
    t.throws(0, [1, 2])
    expect(t.lines('visited', 'moneyMoved')).toEqual(['visited seat 0 space Frei Parken (K-4.1)'])
    expect(t.legal(0)[0]).toBe('endTurn')
  })

  it('K-4.1: without the option nothing goes to a pot, and a pot is never won', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 1 } })
    t.throws(0, [1, 2])
    expect([t.cash(POT), t.cash(BANK)]).toEqual([0, 200])
  })

  it('K-4.1: with freeParkingPot taxes go to the pot, and who lands on Frei Parken wins it whole', () => {
    const t = table({ seats: 2, starts: 0, options: pot, place: { 0: 1, 1: 17 } })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['0 → pot 200 (K-4.1)'])
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    expect(t.payments).toEqual(['pot → 1 200 (K-4.1)'])
    expect([t.cash(POT), t.cash(1)]).toEqual([0, 1700])
  })

  it('K-4.1: with freeParkingPot card payments to the bank go to the pot; prices and rents do not', () => {
    const t = table({ seats: 2, starts: 0, options: pot, place: { 0: 4 }, own: { 0: PINK }, level: built(1, ...PINK) })
    t.cards(CHANCE, chanceCard.pay15)
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['0 → pot 15 (K-0.3)'])
    t.do(0, 'build', 'Seestraße')
    expect(t.payments).toEqual(['0 → bank 100 (K-5.1)'])
    const repairs = table({
      seats: 2,
      starts: 0,
      options: pot,
      place: { 0: 30 },
      own: { 0: PINK },
      level: built(1, ...PINK),
    })
    repairs.cards(COMMUNITY, communityCard.repairs)
    repairs.throws(0, [1, 2])
    expect(repairs.payments).toEqual(['0 → pot 120 (K-0.3)'])
  })

  it('K-4.1: with freeParkingPot what is paid to leave jail goes to the pot', () => {
    const bail = table({ seats: 2, starts: 0, options: pot, jail: { 0: 0 } })
    bail.do(0, 'payBail')
    expect(bail.payments).toEqual(['0 → pot 50 (K-4.2)'])
    bail.throws(0, [6, 4])
    expect(bail.payments).toEqual(['pot → 0 50 (K-4.1)'])
    const third = table({ seats: 2, starts: 0, options: pot, jail: { 0: 2 }, own: { 0: ['Hafenstraße'] } })
    third.throws(0, [1, 2])
    expect(third.payments).toEqual(['0 → pot 50 (K-4.2)'])
  })

  it('K-4.1: with freeParkingPot an empty pot pays nothing, and passing Frei Parken wins nothing', () => {
    const empty = table({ seats: 2, starts: 0, options: pot, place: { 0: 17 } })
    empty.throws(0, [1, 2])
    expect(empty.payments).toEqual([])
    const past = table({ seats: 2, starts: 0, options: pot, pot: 300, place: { 0: 19 }, own: { 0: ['Museumstraße'] } })
    past.throws(0, [1, 3])
    expect([past.payments, past.cash(POT)]).toEqual([[], 300])
  })

  it('K-4.1: with freeParkingPot a debt for tax is owed to the pot', () => {
    const scene = { seats: 3, starts: 0, options: pot, place: { 0: 1 }, cash: { 0: 50 }, own: { 0: ['Badstraße'] } }
    const t = table(scene)
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → pot 50 (K-8.1)'])
    // The pot is no player: the estate goes to auction as in any bankruptcy to the bank.
    expect([t.waitsFor, t.must]).toEqual(['open auction', [1, 2]])
  })
})
