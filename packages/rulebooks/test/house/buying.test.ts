import { newGame } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { bend } from '../../src/house/bend.ts'
import { classic, simplified } from '../../src/index.ts'
import { faultsOf, house } from './table.ts'

describe('buying of the bank', () => {
  it('declined=staysWithBank: nothing that is declined is auctioned', () => {
    const t = house({ choose: { declined: 'staysWithBank' } })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    expect(t.lines()).toEqual(['declined seat 0 deed Turmstraße (H-1)'])
    expect([t.waitsFor, t.owner('Turmstraße')]).toEqual(['turn', null])
  })

  it('declined=auctionToAll: all bid for what is declined', () => {
    const t = house({ choose: { declined: 'auctionToAll' } }, {}, simplified)
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    expect([t.waitsFor, t.must, t.lines('declined')[0]?.slice(-5)]).toEqual(['open auction', [0, 1], '(H-1)'])
  })

  it('mayBuy=afterRounds, closedRounds: nobody buys in the first rounds', () => {
    const t = house({ choose: { mayBuy: 'afterRounds' }, numbers: { closedRounds: 2 } })
    t.throws(0, [1, 2])
    expect(t.lines('notForSale')).toEqual(['notForSale seat 0 deed Turmstraße holder -1 (H-1)'])
    t.refuses(0, 'buy', 'tooEarlyToBuy', 'H-1')
    for (const round of [1, 2]) {
      if (round === 2) t.throws(0, [1, 2])
      t.do(0, 'endTurn')
      t.throws(1, [4, 6])
      t.do(1, 'endTurn')
    }
    t.throws(0, [1, 2])
    expect([t.place(0), t.legal(0).includes('buy')]).toEqual(['Poststraße', true])
  })

  it('mayBuy=afterLap: you buy once you have passed the start, and those who have not do not bid', () => {
    const t = house({ choose: { mayBuy: 'afterLap' } }, { seats: 3, place: { 0: 38 } })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    expect([t.waitsFor, t.must]).toEqual(['open auction', [0]])
    t.refuses(1, 'bid', 10, 'outOfAuction', 'K-2.2')
    t.do(0, 'bid', 10)
    expect(t.owner('Badstraße')).toBe(0)
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    t.refuses(1, 'buy', 'lapBeforeBuying', 'H-1')
    t.do(1, 'endTurn')
    expect(t.turn).toBe(2)
  })
})

describe('deeds dealt at the start', () => {
  it('dealing=some, dealtDeeds: to each, at every table, and paid for', () => {
    const t = house({ choose: { dealing: 'some' }, numbers: { dealtDeeds: 1 } }, {
      starts: undefined,
      deeds: ['Badstraße', 'Schlossallee'],
      dice: [
        [6, 5],
        [1, 2],
      ],
    } as never)
    expect([t.owner('Badstraße'), t.owner('Schlossallee')]).toEqual([0, 1])
    expect([t.cash(0), t.cash(1)]).toEqual([1440, 1100])
    expect(t.lines('dealt')).toEqual(['dealt seat 0 deed Badstraße (H-1)', 'dealt seat 1 deed Schlossallee (H-1)'])
  })

  it('dealPrice=free: for nothing', () => {
    const t = house({ choose: { dealing: 'some', dealPrice: 'free' }, numbers: { dealtDeeds: 1 } }, {
      starts: undefined,
      deeds: ['Badstraße', 'Schlossallee'],
      dice: [
        [6, 5],
        [1, 2],
      ],
    } as never)
    expect([t.cash(0), t.cash(1)]).toEqual([1500, 1500])
  })

  it('dealing=all: nothing is left to the bank', () => {
    const { book } = bend(classic, { choose: { dealing: 'all', dealPrice: 'free' } })
    const { owner } = newGame(book, { seats: 3, seed: 4 }).s
    const owned = [0, 1, 2].map((seat) => owner.filter((one) => one === seat).length)
    expect(owned).toEqual([10, 9, 9])
    expect(faultsOf({ choose: { dealing: 'all' } })).toEqual([
      'Deeds are dealt that cost up to 3750, and players begin with 1500.',
    ])
  })

  it('open=firstSeatAndDeal: where the first seat begins without a throw', () => {
    const rules = { choose: { open: 'firstSeatAndDeal', dealing: 'some', dealPrice: 'free' } } as const
    const { book } = bend(simplified, rules)
    const { owner, turnSeat, depth } = newGame(book, { seats: 3, seed: 4 }).s
    expect([owner.filter((one) => one >= 0).length, turnSeat, depth]).toEqual([6, 0, 1])
  })
})
