import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { newGame } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { bend } from '../../src/house/bend.ts'
import { classic, exchange, simplified } from '../../src/index.ts'
import { faultsOf, house, houseInEdition1 } from './table.ts'

describe('buying of the bank', () => {
  it('declined=staysWithBank: nothing that is declined is auctioned', () => {
    const t = house({ choices: { declined: 'staysWithBank' } })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    expect(t.lines()).toEqual(['declined seat 0 deed Turmstraße (H-1)'])
    expect([t.waitsFor, t.owner('Turmstraße')]).toEqual(['turn', null])
  })

  it('declined=auctionToAll: all bid for what is declined', () => {
    const t = house({ choices: { declined: 'auctionToAll' } }, {}, simplified)
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    expect([t.waitsFor, t.must, t.lines('declined')[0]?.slice(-5)]).toEqual(['open auction', [0, 1], '(H-1)'])
  })

  it('mayBuy=afterRounds, closedRounds: nobody buys in the first rounds', () => {
    const t = house({ choices: { mayBuy: 'afterRounds' }, numbers: { closedRounds: 2 } })
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
    const t = house({ choices: { mayBuy: 'afterLap' } }, { seats: 3, place: { 0: 38 } })
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

  it.each([
    ['auctionSealed', 'auctionOpen', 'sealed auction'],
    ['auctionToAll', 'auctionSealed', 'open auction'],
  ] as const)(
    'mayBuy=afterLap: players who have not passed the start do not bid for an estate, estateAuction=%s',
    (estateAuction, unowned, auction) => {
      const t = house({ choices: { mayBuy: 'afterLap', estateAuction, unowned } }, ESTATE)
      bankruptToBank(t)
      expect([t.waitsFor, t.must]).toEqual([auction, [2]])
    },
  )

  it('mayBuy=afterLap: nor where an estate is auctioned by sealed bids, streets only, and openly otherwise', () => {
    const t = house({ choices: { mayBuy: 'afterLap' } }, { ...ESTATE, options: { auctionStreetsOnly: 1 } }, exchange)
    bankruptToBank(t)
    expect([t.waitsFor, t.must]).toEqual(['open auction', [2]])
  })

  it('mayBuy=afterLap: nor for what an owner auctions, who puts nothing up while nobody may bid', () => {
    const rules = { choices: { mayBuy: 'afterLap' } } as const
    const own = { 0: ['Südbahnhof'] }
    const early = house(rules, { seats: 3, own, place: { 0: 10 } }, exchange)
    early.refuses(0, 'putUp', 'Südbahnhof', 'nobodyMayBid', 'H-1')
    const t = house(rules, { seats: 3, own: { 0: ['Südbahnhof', 'Badstraße'] }, starts: 1, place: { 1: 38 } }, exchange)
    t.throws(1, [1, 2])
    t.do(0, 'waive', 'Badstraße')
    t.do(1, 'endTurn')
    t.throws(2, [4, 6])
    t.do(2, 'endTurn')
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 0)
    expect([t.waitsFor, t.must]).toEqual(['sealed auction', [1]])
    t.refuses(2, 'sealedBid', 10, 'notAskedToBid', 'B-2.2')
    t.do(1, 'sealedBid', 10)
    expect(t.owner('Südbahnhof')).toBe(1)
  })

  it('mayBuy=afterLap: in a game of edition 1 all bid for an estate by sealed bids, and for what an owner auctions', () => {
    const rules = { choices: { mayBuy: 'afterLap' } } as const
    const t = houseInEdition1({ choices: { ...rules.choices, estateAuction: 'auctionSealed' } }, ESTATE)
    bankruptToBank(t)
    expect(t.must).toEqual([1, 2])
    const owner = houseInEdition1(rules, { seats: 3, own: { 0: ['Südbahnhof'] } }, exchange)
    owner.do(0, 'putUp', 'Südbahnhof')
    owner.do(0, 'setMinimum', 0)
    expect(owner.must).toEqual([1, 2])
  })

  it('mayBuy=afterRounds: in the first rounds nobody bids for an estate, which is free again', () => {
    const t = house(
      { choices: { mayBuy: 'afterRounds', estateAuction: 'auctionSealed' }, numbers: { closedRounds: 9 } },
      ESTATE,
    )
    bankruptToBank(t)
    expect([t.waitsFor, t.owner('Südbahnhof')]).toEqual(['turn', null])
  })
})

/** Seat 2 has passed the start, seats 0 and 1 have not; seat 0 owns a station and has next to nothing. */
const ESTATE = {
  seats: 3,
  starts: 2,
  place: { 0: 1, 2: 38 },
  own: { 0: ['Südbahnhof'], 2: ['Badstraße'] },
  cash: { 0: 5 },
}

/** Seat 2 passes the start; then seat 0 lands on a tax that is beyond it. */
function bankruptToBank(t: Table): void {
  t.throws(2, [1, 2])
  t.do(2, 'endTurn')
  t.throws(0, [1, 2])
  t.do(0, 'bankrupt')
}

describe('deeds dealt at the start', () => {
  it('dealing=some, dealtDeeds: to each, at every table, and paid for', () => {
    const t = house({ choices: { dealing: 'some' }, numbers: { dealtDeeds: 1 } }, {
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
    const t = house({ choices: { dealing: 'some', dealPrice: 'free' }, numbers: { dealtDeeds: 1 } }, {
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
    const { book } = bend(classic, { choices: { dealing: 'all', dealPrice: 'free' } })
    const { owner } = newGame(book, { seats: 3, seed: 4 }).s
    const owned = [0, 1, 2].map((seat) => owner.filter((one) => one === seat).length)
    expect(owned).toEqual([10, 9, 9])
    expect(faultsOf({ choices: { dealing: 'all' } })).toEqual([
      'There are several ways to do that, all with equally few changes; choose one: dealPrice=free | startCash=3750.',
    ])
  })

  it('open=firstSeatAndDeal: where the first seat begins without a throw', () => {
    const rules = { choices: { open: 'firstSeatAndDeal', dealing: 'some', dealPrice: 'free' } } as const
    const { book } = bend(simplified, rules)
    const { owner, turnSeat, depth } = newGame(book, { seats: 3, seed: 4 }).s
    expect([owner.filter((one) => one >= 0).length, turnSeat, depth]).toEqual([6, 0, 1])
  })
})
