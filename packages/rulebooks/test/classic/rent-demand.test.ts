import { describe, expect, it } from 'vitest'
import { DARK_BLUE, idleTurn, PINK, passAll, table } from './table.ts'

/** Seat 0 has landed on Turmstraße, which is seat 1's. */
const landed = (scene: Partial<Parameters<typeof table>[0]> = {}) => {
  const t = table({ seats: 3, starts: 0, own: { 1: ['Turmstraße'] }, ...scene })
  t.throws(0, [1, 2])
  return t
}

describe('demanding rent', () => {
  it('K-3.1: rent is paid only when its owner demands it', () => {
    const t = landed()
    expect([t.payments, t.demands, t.may]).toEqual([[], ['0 owes 1 4 for Turmstraße'], [1]])
    t.refuses(0, 'demand', 'Turmstraße', 'notYourDemand', 'K-3.1')
    t.refuses(2, 'demand', 'Turmstraße', 'notYourDemand', 'K-3.1')
    t.do(1, 'demand', 'Turmstraße')
    expect(t.lines()).toEqual(['rentDemanded seat 0 owner 1 deed Turmstraße amount 4 (K-3.1)', '0 → 1 4 (K-3.1)'])
  })

  it('K-3.1: the demand blocks nobody: the visitor goes on without it', () => {
    const t = landed()
    expect([t.must, t.legal(0)[0]]).toEqual([[0], 'endTurn'])
    t.do(0, 'endTurn')
    expect([t.turn, t.must, t.may]).toEqual([1, [1], [1]])
  })

  it('K-3.1: it may be demanded after the turn has ended, until the next player has thrown', () => {
    const t = landed()
    t.do(0, 'endTurn')
    t.do(1, 'demand', 'Turmstraße')
    expect(t.payments).toEqual(['0 → 1 4 (K-3.1)'])
  })

  it('K-3.1: with the throw of the next player it lapses, the owner’s own throw too', () => {
    for (const owner of [1, 2]) {
      const t = landed({ own: { [owner]: ['Turmstraße'] } })
      t.do(0, 'endTurn')
      t.g.s.place[1] = 17
      t.throws(1, [1, 2])
      expect(t.lines('rentLapsed')).toEqual([`rentLapsed seat 0 owner ${owner} deed Turmstraße amount 4 (K-3.1)`])
      expect([t.demands, t.may, t.cash(0)]).toEqual([[], [], 1500])
      t.refuses(owner, 'demand', { serial: 1 }, 'noSuchDemand', 'K-3.1')
    }
  })

  it('K-3.1: the next player’s bail, or the like, before the throw does not close the window', () => {
    const t = landed({ jail: { 1: 0 } })
    t.do(0, 'endTurn')
    t.do(1, 'payBail')
    expect(t.demands).toHaveLength(1)
    t.throws(1, [2, 1])
    expect(t.lines('rentLapsed')).toHaveLength(1)
    t.do(1, 'decline')
    for (const seat of [0, 1, 2]) t.do(seat, 'pass')
  })

  it('K-3.1: the next player’s throw in jail closes it too', () => {
    const t = landed({ jail: { 1: 0 } })
    t.do(0, 'endTurn')
    t.throws(1, [2, 1])
    expect([t.inJail(1), t.demands]).toEqual([true, []])
  })

  it('K-3.1: one demand a landing: paid or waived, it is closed', () => {
    const t = landed()
    t.do(1, 'demand', 'Turmstraße')
    t.refuses(1, 'demand', { serial: 1 }, 'noSuchDemand', 'K-3.1')
    const waived = landed()
    waived.do(1, 'waive', 'Turmstraße')
    expect(waived.lines()).toEqual(['rentWaived seat 0 owner 1 deed Turmstraße amount 4 (K-3.1)'])
    waived.refuses(1, 'demand', { serial: 1 }, 'noSuchDemand', 'K-3.1')
    expect(waived.cash(0)).toBe(1500)
  })

  it('K-3.1: each landing gives a demand of its own', () => {
    const t = landed({ seats: 2 })
    t.do(1, 'demand', 'Turmstraße')
    t.do(0, 'endTurn')
    idleTurn(t)
    t.g.s.place[0] = 0
    t.throws(0, [2, 1])
    t.do(1, 'demand', 'Turmstraße')
    expect(t.cash(0)).toBe(1492)
  })

  it('K-3.1: while an auction runs no demand is carried out, afterwards it is', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Chausseestraße'] } })
    t.throws(0, [3, 3])
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    t.refuses(1, 'demand', 'Chausseestraße', 'auctionRuns', 'K-2.2')
    t.refuses(1, 'waive', 'Chausseestraße', 'auctionRuns', 'K-2.2')
    t.do(0, 'pass')
    t.do(1, 'pass')
    t.do(1, 'demand', 'Chausseestraße')
    expect(t.cash(1)).toBe(1506)
  })
})

describe('what is fixed on landing', () => {
  it('K-3.1: later building changes nothing', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: PINK }, place: { 0: 8 } })
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.do(1, 'build', 'Seestraße')
    t.do(1, 'demand', 'Seestraße')
    expect(t.payments).toEqual(['0 → 1 20 (K-3.1)'])
  })

  it('K-3.1: later selling of buildings changes nothing', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: PINK }, level: { Seestraße: 1 }, place: { 0: 8 } })
    t.throws(0, [1, 2])
    t.do(1, 'sell', 'Seestraße')
    t.do(1, 'demand', 'Seestraße')
    expect(t.payments).toEqual(['0 → 1 50 (K-3.1)'])
  })

  it('K-3.1: a later mortgage changes nothing, nor does lifting one', () => {
    const t = landed()
    t.do(1, 'mortgage', 'Turmstraße')
    t.do(1, 'demand', 'Turmstraße')
    expect(t.payments).toEqual(['0 → 1 4 (K-3.1)'])
    const lifted = landed({ mortgaged: ['Turmstraße'] })
    lifted.do(1, 'lift', 'Turmstraße')
    expect(lifted.demands).toEqual([])
  })

  it('K-3.1: a later trade changes neither owner nor payer nor amount', () => {
    const t = landed({ own: { 1: ['Turmstraße'], 2: ['Badstraße'] } })
    t.do(1, 'offer', { to: 2, give: { deeds: ['Turmstraße'] }, get: { cash: 100 } })
    t.do(2, 'accept', 1)
    expect(t.demands).toEqual(['0 owes 1 4 for Turmstraße'])
    t.refuses(2, 'demand', 'Turmstraße', 'notYourDemand', 'K-3.1')
    t.do(1, 'demand', 'Turmstraße')
    expect(t.payments).toEqual(['0 → 1 4 (K-3.1)'])
    const bought = landed()
    bought.do(1, 'offer', { to: 0, give: { deeds: ['Turmstraße'] }, get: { cash: 100 } })
    bought.do(0, 'accept', 1)
    bought.do(1, 'demand', 'Turmstraße')
    expect(bought.payments).toEqual(['0 → 1 4 (K-3.1)'])
  })
})

describe('several open demands', () => {
  /** In one turn of doubles seat 0 lands on Chausseestraße (2’s), Elektrizitätswerk (1’s) and Westbahnhof (2’s). */
  const three = (cash = 1500) => {
    const own = { 1: ['Elektrizitätswerk'], 2: ['Chausseestraße', 'Westbahnhof', 'Schlossallee'] }
    const t = table({ seats: 3, starts: 0, own, cash: { 0: cash } })
    t.throws(0, [3, 3])
    t.throws(0, [3, 3])
    t.throws(0, [1, 2])
    return t
  }
  const OPEN = ['0 owes 2 6 for Chausseestraße', '0 owes 1 24 for Elektrizitätswerk', '0 owes 2 25 for Westbahnhof']

  it('K-3.1: a further throw of the same player does not close the window: three can be open', () => {
    const t = three()
    expect([t.demands, t.may]).toEqual([OPEN, [1, 2]])
    t.do(0, 'endTurn')
    expect(t.demands).toEqual(OPEN)
    idleTurn(t)
    expect(t.demands).toEqual([])
  })

  it('K-3.1: they are settled in the order in which they are demanded, whatever the order of landing', () => {
    const t = three()
    t.do(2, 'demand', 'Westbahnhof')
    expect(t.payments).toEqual(['0 → 2 25 (K-3.1)'])
    t.do(1, 'demand', 'Elektrizitätswerk')
    expect(t.payments).toEqual(['0 → 1 24 (K-3.1)'])
    expect(t.demands).toEqual(OPEN.slice(0, 1))
    t.do(2, 'waive', 'Chausseestraße')
    expect([t.demands, t.cash(0)]).toEqual([[], 1451])
  })

  it('K-3.1: while one is being settled no throw is made and no other demand is carried out', () => {
    const own = { 0: ['Parkstraße'], 1: ['Elektrizitätswerk'], 2: ['Chausseestraße'] }
    const t = table({ seats: 3, starts: 0, own, cash: { 0: 20 } })
    t.throws(0, [3, 3])
    t.throws(0, [3, 3])
    t.do(1, 'demand', 'Elektrizitätswerk')
    expect([t.waitsFor, t.must, t.may]).toEqual(['debt to settle', [0], []])
    t.refuses(0, 'throw', 'debtFirst', 'K-8.1')
    t.refuses(2, 'demand', 'Chausseestraße', 'debtFirst', 'K-8.1')
    t.refuses(2, 'waive', 'Chausseestraße', 'debtFirst', 'K-8.1')
    t.do(0, 'mortgage', 'Parkstraße')
    expect(t.payments).toEqual(['bank → 0 175 (K-6.1)', '0 → 1 24 (K-3.1)'])
    t.do(2, 'demand', 'Chausseestraße')
    expect(t.cash(0)).toBe(20 + 175 - 24 - 6)
    t.throws(0, [1, 3])
    t.do(0, 'decline')
    for (const seat of [0, 1, 2]) t.do(seat, 'pass')
  })

  it('K-3.1: a debtor who leaves: what is still open against them is void', () => {
    const t = three(10)
    t.do(1, 'demand', 'Elektrizitätswerk')
    t.do(0, 'bankrupt')
    expect([t.demands, t.may, t.turn]).toEqual([[], [], 1])
    t.refuses(2, 'demand', { serial: 1 }, 'noSuchDemand', 'K-3.1')
    expect([t.cash(1), t.cash(2)]).toEqual([1510, 1500])
  })

  it('K-3.1: an owner who leaves: their demands are void, those of others stand', () => {
    const t = three()
    t.resign(2)
    passAll(t)
    expect(t.demands).toEqual(['0 owes 1 24 for Elektrizitätswerk'])
    t.do(1, 'demand', 'Elektrizitätswerk')
    expect(t.payments).toEqual(['0 → 1 24 (K-3.1)'])
  })

  it('K-3.1: of eight players the one who owes and the one who is owed are those of the landing', () => {
    const t = table({ seats: 8, starts: 6, own: { 7: DARK_BLUE }, place: { 6: 36 } })
    t.throws(6, [1, 2])
    expect(t.demands).toEqual(['6 owes 7 100 for Schlossallee'])
    t.do(6, 'endTurn')
    for (let seat = 0; seat < 7; seat++) t.refuses(seat, 'demand', 'Schlossallee', 'notYourDemand', 'K-3.1')
    t.do(7, 'demand', 'Schlossallee')
    expect(t.cash(7)).toBe(1600)
  })
})

describe('options of demanding', () => {
  it('K-3.1: with autoRent the rent is collected at the landing', () => {
    const t = landed({ options: { autoRent: 1 } })
    expect([t.demands, t.payments]).toEqual([[], ['0 → 1 4 (K-3.1)']])
    t.refuses(1, 'demand', { serial: 1 }, 'noSuchDemand', 'K-3.1')
  })

  it('K-3.1: with autoRent what cannot be paid is a debt before the turn goes on', () => {
    const t = landed({ options: { autoRent: 1 }, cash: { 0: 3 }, own: { 0: ['Badstraße'], 1: ['Turmstraße'] } })
    expect([t.waitsFor, t.must]).toEqual(['debt to settle', [0]])
    t.do(0, 'mortgage', 'Badstraße')
    expect([t.cash(0), t.legal(0)[0]]).toEqual([29, 'endTurn'])
  })

  it('K-3.1: rentGrace is kept by the table: the engine lets the next player throw', () => {
    const t = landed({ options: { rentGrace: 10 } })
    t.do(0, 'endTurn')
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    expect(t.lines('rentLapsed')).toHaveLength(1)
  })
})
