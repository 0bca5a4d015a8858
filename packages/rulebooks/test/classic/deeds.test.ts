import { view } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { idleTurn, table } from './table.ts'

describe('buying', () => {
  it('K-2.1: a player who lands on an unsold property may buy it at the printed price, paid to the bank', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 'Parkstraße' } })
    t.throws(0, [1, 1])
    t.do(0, 'buy')
    expect(t.payments).toEqual(['0 → bank 400 (K-2.1)'])
    expect(t.lines('deedMoved')).toEqual(['deedMoved deed Schlossallee from bank to 0 (K-2.3)'])
    expect([t.owner('Schlossallee'), t.cash(0)]).toEqual([0, 1100])
  })

  it('K-2.1: streets, stations and utilities are bought alike', () => {
    for (const [from, deed, price] of [
      [2, 'Südbahnhof', 200],
      [9, 'Elektrizitätswerk', 150],
      [0, 'Turmstraße', 60],
    ] as const) {
      const t = table({ seats: 2, starts: 0, place: { 0: from } })
      t.throws(0, [1, 2])
      t.do(0, 'buy')
      expect([t.owner(deed), t.payments]).toEqual([0, [`0 → bank ${price} (K-2.1)`]])
    }
  })

  it('K-2.1: the player has the first right: nobody else buys or bids while they decide', () => {
    const t = table({ seats: 3, starts: 0 })
    t.throws(0, [1, 2])
    expect(t.must).toEqual([0])
    t.refuses(1, 'buy', 'notYourTurn', 'K-0.4')
    t.refuses(1, 'decline', 'notYourTurn', 'K-0.4')
    t.refuses(2, 'bid', 100, 'noAuction', 'K-2.2')
    t.refuses(2, 'pass', 'noAuction', 'K-2.2')
  })

  it('K-2.1: the title deed lies open: every player and every spectator sees whose it is', () => {
    const t = table({ seats: 3, starts: 0 })
    t.throws(0, [1, 2])
    t.do(0, 'buy')
    const deed = t.names.deed('Turmstraße')
    for (const viewer of [0, 1, 2, -1]) expect(view(t.g, viewer).owner[deed]).toBe(0)
  })

  it('K-2.1: without the cash the player cannot buy, but may raise it first', () => {
    const t = table({ seats: 2, starts: 0, cash: { 0: 40 }, own: { 0: ['Südbahnhof'] } })
    t.throws(0, [1, 2])
    t.refuses(0, 'buy', 'cannotAfford', 'K-2.1')
    t.do(0, 'mortgage', 'Südbahnhof')
    t.do(0, 'buy')
    expect([t.owner('Turmstraße'), t.cash(0)]).toEqual([0, 80])
  })

  it('K-2.1: with exactly the price the player can buy', () => {
    const t = table({ seats: 2, starts: 0, cash: { 0: 60 } })
    t.throws(0, [1, 2])
    t.do(0, 'buy')
    expect(t.cash(0)).toBe(0)
  })

  it('K-2.1: only what the player stands on, once, and only while it is unsold', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Chausseestraße'], 1: ['Poststraße'] } })
    t.refuses(0, 'buy', 'nothingForSale', 'K-2.1')
    t.throws(0, [3, 3])
    t.refuses(0, 'buy', 'nothingForSale', 'K-2.1')
    t.refuses(0, 'decline', 'nothingForSale', 'K-2.1')
    t.throws(0, [1, 2])
    t.refuses(0, 'buy', 'nothingForSale', 'K-2.1')
  })
})

describe('the auction of a declined property', () => {
  const declined = (scene: { seats: number; cash?: Record<number, number> }) => {
    const t = table({ starts: 0, ...scene })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    return t
  }

  it('K-2.2: if the player does not buy, the bank auctions it at once', () => {
    const t = declined({ seats: 2 })
    expect(t.lines()).toEqual([
      'declined seat 0 deed Turmstraße (K-2.2)',
      'auctionOpened deed Turmstraße seat 0 (K-2.2)',
    ])
    expect(t.waitsFor).toBe('open auction')
    t.refuses(0, 'endTurn', 'mustDecideFirst', 'K-0.4')
    t.refuses(0, 'buy', 'mustDecideFirst', 'K-0.4')
  })

  it('K-2.2: everybody may bid, in any order, the one who declined included', () => {
    const t = declined({ seats: 4 })
    expect(t.must).toEqual([0, 1, 2, 3])
    t.do(2, 'bid', 10)
    t.do(0, 'bid', 11)
    t.do(3, 'pass')
    t.do(1, 'pass')
    t.do(2, 'pass')
    expect(t.owner('Turmstraße')).toBe(0)
    expect(t.payments).toEqual(['0 → bank 11 (K-2.2)'])
  })

  it('K-2.2: any opening bid: from 1 up to all of the cash', () => {
    const t = declined({ seats: 2, cash: { 1: 777 } })
    expect(t.legal(1)).toContain('bid 1–777')
    t.refuses(1, 'bid', 0, 'bidTooLow', 'K-2.2')
    t.do(1, 'bid', 1)
    t.do(0, 'pass')
    expect([t.owner('Turmstraße'), t.cash(1)]).toEqual([1, 776])
  })

  it('K-2.2: each bid is higher than the one before, by whole amounts', () => {
    const t = declined({ seats: 3 })
    t.do(1, 'bid', 50)
    t.refuses(2, 'bid', 50, 'bidTooLow', 'K-2.2')
    t.refuses(2, 'bid', 49, 'bidTooLow', 'K-2.2')
    t.refuses(1, 'bid', 60, 'alreadyHighest', 'K-2.2')
    t.refuses(1, 'pass', 'alreadyHighest', 'K-2.2')
    t.do(2, 'bid', 51)
    t.do(1, 'bid', 52)
    expect(t.must).toEqual([0, 2])
  })

  it('K-2.2: bids come from cash alone: no mortgaging, selling, building or trading while it runs', () => {
    const t = table({
      seats: 2,
      starts: 0,
      cash: { 0: 100 },
      own: { 0: ['Seestraße', 'Hafenstraße', 'Neue Straße', 'Südbahnhof'], 1: ['Westbahnhof'] },
      level: { Seestraße: 1 },
      mortgaged: ['Westbahnhof'],
    })
    t.do(1, 'offer', { to: 0, give: { cash: 200 }, get: { deeds: ['Südbahnhof'] } })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    t.refuses(0, 'bid', 101, 'bidAboveCash', 'K-2.2')
    t.refuses(0, 'mortgage', 'Südbahnhof', 'auctionRuns', 'K-2.2')
    t.refuses(1, 'lift', 'Westbahnhof', 'auctionRuns', 'K-2.2')
    t.refuses(0, 'sell', 'Seestraße', 'auctionRuns', 'K-2.2')
    t.refuses(0, 'build', 'Hafenstraße', 'auctionRuns', 'K-2.2')
    t.refuses(0, 'accept', 1, 'auctionRuns', 'K-2.2')
    t.refuses(0, 'offer', { to: 1, give: { cash: 1 }, get: { deeds: ['Westbahnhof'] } }, 'auctionRuns', 'K-2.2')
    t.do(1, 'bid', 100)
    expect(t.cash(1)).toBe(1400)
  })

  it('K-2.2: a player who passes is out of this auction, but not of the next', () => {
    const t = declined({ seats: 3 })
    t.do(1, 'pass')
    t.refuses(1, 'bid', 100, 'outOfAuction', 'K-2.2')
    t.refuses(1, 'pass', 'outOfAuction', 'K-2.2')
    t.do(2, 'pass')
    t.do(0, 'pass')
    t.do(0, 'endTurn')
    t.g.s.place[1] = 3
    t.throws(1, [1, 2])
    t.do(1, 'decline')
    expect(t.legal(1)).toContain('bid 1–1500')
    for (const seat of [0, 1, 2]) t.do(seat, 'pass')
  })

  it('K-2.2: it ends when all but the highest bidder have passed, not before', () => {
    const t = declined({ seats: 3 })
    t.do(0, 'bid', 20)
    t.do(1, 'pass')
    expect([t.waitsFor, t.must, t.owner('Turmstraße')]).toEqual(['open auction', [2], null])
    t.do(2, 'pass')
    expect([t.waitsFor, t.owner('Turmstraße')]).toEqual(['turn', 0])
    t.refuses(1, 'bid', 30, 'noAuction', 'K-2.2')
  })

  it('K-2.2: the last one who has not passed may still open the bidding', () => {
    const t = declined({ seats: 2 })
    t.do(0, 'pass')
    expect(t.must).toEqual([1])
    t.do(1, 'bid', 1)
    expect(t.owner('Turmstraße')).toBe(1)
  })

  it('K-2.2: nobody waits for a player who cannot outbid', () => {
    const t = declined({ seats: 3, cash: { 0: 30, 1: 0 } })
    expect(t.must).toEqual([0, 2])
    t.refuses(1, 'bid', 1, 'bidAboveCash', 'K-2.2')
    t.do(2, 'bid', 30)
    expect(t.owner('Turmstraße')).toBe(2)
  })

  it('K-2.2: no bid at all leaves the deed with the bank, for sale to the next who lands there', () => {
    const t = declined({ seats: 2 })
    t.do(1, 'pass')
    t.do(0, 'pass')
    expect([t.lines('auctionUnsold').length, t.payments, t.owner('Turmstraße')]).toEqual([1, [], null])
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    t.do(1, 'buy')
    expect(t.owner('Turmstraße')).toBe(1)
  })

  it('K-2.2: nobody with any cash: the auction ends at once', () => {
    const t = declined({ seats: 2, cash: { 0: 0, 1: 0 } })
    expect([t.waitsFor, t.owner('Turmstraße'), t.must]).toEqual(['turn', null, [0]])
  })

  it('K-2.2: a bidder who leaves: their bid is void, the previous one of a remaining bidder stands', () => {
    const t = declined({ seats: 4 })
    t.do(1, 'bid', 10)
    t.do(2, 'bid', 20)
    t.do(3, 'bid', 30)
    t.do(0, 'pass')
    t.resign(3)
    expect(t.legal(1)).toContain('bid 21–1500')
    t.do(1, 'pass')
    expect([t.owner('Turmstraße'), t.cash(2)]).toEqual([2, 1480])
  })

  it('K-2.2: the bid of one who has passed does not come to life again when a bidder leaves', () => {
    const t = declined({ seats: 4 })
    t.do(1, 'bid', 10)
    t.do(2, 'bid', 20)
    t.do(3, 'bid', 30)
    t.do(2, 'pass')
    t.resign(3)
    // 1, who has not passed, stands with 10.
    expect(t.legal(0)).toContain('bid 11–1500')
    t.refuses(1, 'bid', 40, 'alreadyHighest', 'K-2.2')
    t.resign(1)
    expect(t.legal(0)).toContain('bid 1–1500')
    t.do(0, 'pass')
    expect(t.owner('Turmstraße')).toBeNull()
  })

  it('K-2.2: the leaving of one who does not stand highest changes nothing', () => {
    const t = declined({ seats: 3 })
    t.do(1, 'bid', 10)
    t.do(2, 'bid', 20)
    t.resign(1)
    expect(t.legal(0)).toContain('bid 21–1500')
    t.do(0, 'pass')
    expect(t.owner('Turmstraße')).toBe(2)
  })

  it('K-2.2: the declining player leaves: the auction goes on, then their estate is settled, then the next is on turn', () => {
    const t = declined({ seats: 3 })
    t.resign(0)
    expect([t.waitsFor, t.must]).toEqual(['open auction', [1, 2]])
    t.do(1, 'bid', 5)
    t.do(2, 'pass')
    expect([t.owner('Turmstraße'), t.turn]).toEqual([1, 1])
  })

  it('K-2.2: after the auction the turn goes on: doubles throw again', () => {
    const t = table({ seats: 2, starts: 0 })
    t.throws(0, [3, 3])
    t.do(0, 'decline')
    t.do(1, 'bid', 1)
    t.do(0, 'pass')
    t.refuses(0, 'endTurn', 'mustThrowAgain', 'K-1.2')
    expect(t.legal(0)[0]).toBe('throw')
  })

  it('K-2.2: eight players bid against each other', () => {
    const t = declined({ seats: 8 })
    for (let seat = 0; seat < 8; seat++) t.do(seat, 'bid', 10 + seat)
    for (let seat = 0; seat < 7; seat++) t.do(seat, 'pass')
    expect([t.owner('Turmstraße'), t.cash(7)]).toEqual([7, 1483])
  })
})

describe('owning', () => {
  it('K-2.3: a deed gives rent from everybody who lands there', () => {
    const t = table({ seats: 3, starts: 0, own: { 2: ['Turmstraße'] } })
    t.throws(0, [1, 2])
    expect([t.demands, t.may]).toEqual([['0 owes 2 4 for Turmstraße'], [2]])
    t.do(2, 'demand', 'Turmstraße')
    expect(t.payments).toEqual(['0 → 2 4 (K-3.1)'])
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    t.do(2, 'demand', 'Turmstraße')
    expect(t.payments).toEqual(['1 → 2 4 (K-3.1)'])
  })

  it('K-2.3: on your own property, and on one of the bank’s, there is none', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Turmstraße'] } })
    t.throws(0, [1, 2])
    expect([t.demands, t.payments]).toEqual([[], []])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.throws(0, [1, 2])
    expect([t.place(0), t.demands]).toEqual(['Chausseestraße', []])
  })

  it('K-2.3: what was sold or traded gives rent to its new owner', () => {
    const t = table({ seats: 3, starts: 0, own: { 2: ['Turmstraße'] } })
    t.do(2, 'offer', { to: 1, give: { deeds: ['Turmstraße'] }, get: { cash: 60 } })
    t.do(1, 'accept', 2)
    t.throws(0, [1, 2])
    expect(t.demands).toEqual(['0 owes 1 4 for Turmstraße'])
  })
})
