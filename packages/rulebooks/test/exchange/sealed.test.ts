import { apply, BANK, clone, give, given, newGame, pack, view } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { exchange } from '../../src/exchange/book.ts'
import { BROWN, bid, CHANCE, chanceCard, POT, passAll, table } from './table.ts'

describe('a free property', () => {
  it('B-2.1: is auctioned at once among all, the player who landed there included; it cannot be bought', () => {
    const t = table()
    t.throws(0, [1, 2])
    expect([t.waitsFor, t.must, t.legal(0)]).toEqual(['sealed auction', [0, 1, 2], ['sealedBid 0–1500']])
    expect(t.lines('sealedOpened')).toEqual([`sealedOpened deed Turmstraße seat ${BANK} minimum 0 (B-2.1)`])
    bid(t, 1, 0, 0)
    expect([t.owner('Turmstraße'), t.legal(0)[0]]).toEqual([0, 'endTurn'])
  })

  it('B-2.1, K-0.3: stations and utilities too, and also where a card has sent the piece', () => {
    const station = table({ place: { 0: 2 } })
    station.throws(0, [1, 2])
    bid(station, 0, 5, 0)
    expect(station.owner('Südbahnhof')).toBe(1)
    const utility = table({ place: { 0: 9 } })
    utility.throws(0, [1, 2])
    bid(utility, 0, 0, 5)
    expect(utility.owner('Elektrizitätswerk')).toBe(2)
    const card = table({ place: { 0: 4 }, cards: { [CHANCE]: [chanceCard.nextStation] } })
    card.throws(0, [1, 2])
    expect(card.waitsFor).toBe('sealed auction')
    bid(card, 3, 2, 1)
    expect(card.owner('Westbahnhof')).toBe(0)
  })

  it('B-2.1: so are the deeds of a bankrupt, free of mortgage', () => {
    const t = table({ own: { 1: BROWN }, mortgaged: ['Badstraße'] })
    t.resign(1)
    bid(t, 10, 20)
    bid(t, 0, 0)
    expect([t.owner('Badstraße'), t.isMortgaged('Badstraße'), t.owner('Turmstraße')]).toEqual([2, false, null])
  })

  it('B-2.1, K-2.2: by option only streets; a station is then bought, or auctioned openly', () => {
    const t = table({ place: { 0: 2 }, options: { auctionStreetsOnly: 1 } })
    t.throws(0, [1, 2])
    expect(t.legal(0).slice(0, 2)).toEqual(['buy', 'decline'])
    t.do(0, 'decline')
    expect(t.waitsFor).toBe('open auction')
    passAll(t)
    const street = table({ options: { auctionStreetsOnly: 1 } })
    street.throws(0, [1, 2])
    expect(street.waitsFor).toBe('sealed auction')
    const left = table({ own: { 1: ['Südbahnhof', 'Badstraße'] }, options: { auctionStreetsOnly: 1 } })
    left.resign(1)
    expect(left.waitsFor).toBe('sealed auction')
    bid(left, 0, 0)
    expect(left.waitsFor).toBe('open auction')
    passAll(left)
  })
})

describe('open auctions, where the table has agreed on streets alone', () => {
  it('B-1.3, K-2.2: a player who wins from jail pays protection money too, and bids no more than covers both', () => {
    const t = table({ place: { 0: 2 }, options: { auctionStreetsOnly: 1 }, jail: { 1: 0 }, cash: { 1: 200 } })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    expect(t.legal(1)).toEqual(['bid 1–133', 'pass'])
    t.refuses(1, 'bid', 134, 'bidAboveCash', 'K-2.2')
    t.do(1, 'bid', 101)
    t.do(0, 'pass')
    t.do(2, 'pass')
    expect(t.payments).toEqual(['1 → bank 101 (K-2.2)', '1 → pot 51 (B-1.3)'])
    expect([t.owner('Südbahnhof'), t.cash(1), t.cash(POT)]).toEqual([1, 48, 51])
  })

  it('B-1.3, K-2.2: so does who wins a bankrupt’s station from jail; the others pay nothing', () => {
    const t = table({ seats: 4, own: { 3: ['Südbahnhof'] }, options: { auctionStreetsOnly: 1 }, jail: { 1: 0 } })
    t.resign(3)
    t.do(0, 'bid', 30)
    t.do(1, 'bid', 40)
    t.do(0, 'pass')
    t.do(2, 'pass')
    expect(t.payments).toEqual(['1 → bank 40 (K-2.2)', '1 → pot 20 (B-1.3)'])
    expect([t.cash(0), t.cash(2)]).toEqual([1500, 1500])
  })
})

describe('sealed bids', () => {
  it('K-2.2: while an auction runs, open or sealed, nothing is mortgaged, sold or dealt', () => {
    const rests = (t: ReturnType<typeof table>) => {
      t.refuses(1, 'mortgage', 'Westbahnhof', 'auctionRuns', 'K-2.2')
      t.refuses(1, 'sell', 'Badstraße', 'auctionRuns', 'K-2.2')
      t.refuses(
        1,
        'offer',
        { to: 0, give: { shares: { issuer: 1, number: 1 } }, get: { cash: 50 } },
        'auctionRuns',
        'K-2.2',
      )
    }
    const scene = { place: { 0: 2 }, own: { 1: [...BROWN, 'Westbahnhof'] }, level: { Badstraße: 1 } }
    const sealed = table(scene)
    sealed.throws(0, [1, 2])
    rests(sealed)
    const open = table({ ...scene, options: { auctionStreetsOnly: 1 } })
    open.throws(0, [1, 2])
    open.do(0, 'decline')
    rests(open)
  })

  it('B-2.2: the highest gets it, and every bidder pays their own bid to the bank', () => {
    const t = table()
    t.throws(0, [1, 2])
    bid(t, 100, 60, 0)
    expect(t.payments).toEqual(['0 → bank 100 (B-2.2)', '1 → bank 60 (B-2.2)'])
    expect(t.lines('auctionWon')).toEqual(['auctionWon seat 0 deed Turmstraße amount 100 (B-2.2)'])
    expect([t.cash(0), t.cash(1), t.cash(2), t.owner('Turmstraße')]).toEqual([1400, 1440, 1500, 0])
  })

  it('B-2.2: a bid is at most the cash, once, and from those who are asked', () => {
    const t = table({ cash: { 1: 80 } })
    t.refuses(1, 'sealedBid', 10, 'noSealedBids', 'B-2.2')
    t.throws(0, [1, 2])
    expect(t.legal(1)).toEqual(['sealedBid 0–80'])
    t.refuses(1, 'sealedBid', 81, 'sealedAboveCash', 'B-2.2')
    t.do(1, 'sealedBid', 80)
    t.refuses(1, 'sealedBid', 70, 'bidAlreadyIn', 'B-2.2')
    t.refuses(1, 'mortgage', 'Badstraße', 'auctionRuns', 'K-2.2')
  })

  it('B-2.2: a player who leaves in between pays nothing, and the bid counts as 0', () => {
    const t = table()
    t.throws(0, [1, 2])
    t.do(1, 'sealedBid', 900)
    t.do(0, 'sealedBid', 50)
    t.resign(1)
    t.do(2, 'sealedBid', 40)
    expect([t.owner('Turmstraße'), t.payments]).toEqual([0, ['0 → bank 50 (B-2.2)', '2 → bank 40 (B-2.2)']])
  })

  it('B-2.4: all bid 0: it stays with the bank, without a second round', () => {
    const t = table()
    t.throws(0, [1, 2])
    bid(t, 0, 0, 0)
    expect(t.lines('auctionUnsold', 'moneyMoved')).toEqual(['auctionUnsold deed Turmstraße (B-2.4)'])
    expect([t.owner('Turmstraße'), t.waitsFor]).toEqual([null, 'turn'])
  })
})

describe('a tie at the top', () => {
  it('B-2.3: nobody pays; those tied bid again, at least the tied amount, and cannot withdraw', () => {
    const t = table()
    t.throws(0, [1, 2])
    bid(t, 100, 100, 40)
    expect(t.lines('sealedTied', 'moneyMoved')).toEqual(['sealedTied deed Turmstraße amount 100 round 1 (B-2.3)'])
    expect([t.must, t.legal(0), t.legal(2)]).toEqual([[0, 1], ['sealedBid 100–1500'], []])
    t.refuses(0, 'sealedBid', 99, 'sealedTooLow', 'B-2.3')
    t.refuses(2, 'sealedBid', 200, 'notAskedToBid', 'B-2.2')
    bid(t, 120, 100)
    expect([t.owner('Turmstraße'), t.cash(0), t.cash(1), t.cash(2)]).toEqual([0, 1380, 1400, 1500])
  })

  it('B-2.3: after three ties of the same players in a row lots are drawn, and each of them pays', () => {
    const t = table()
    t.throws(0, [1, 2])
    t.withheld(() => {
      bid(t, 40, 40, 40)
      bid(t, 50, 50, 45)
      bid(t, 50, 50)
      expect(t.must).toEqual([0, 1])
      bid(t, 60, 60)
      give(t.g, [1])
    })
    expect([t.owner('Turmstraße'), t.cash(0), t.cash(1), t.cash(2)]).toEqual([1, 1440, 1440, 1500])
  })

  it('B-2.3: three ties of all lead to lots at once', () => {
    const t = table()
    t.throws(0, [1, 2])
    t.withheld(() => {
      bid(t, 40, 40, 40)
      bid(t, 40, 40, 40)
      bid(t, 41, 41, 41)
      expect(t.must).toEqual([])
      give(t.g, [2])
    })
    expect([t.owner('Turmstraße'), t.cash(0), t.cash(2)]).toEqual([2, 1459, 1459])
  })

  it('B-2.3: one bidder left wins at the minimum', () => {
    const t = table()
    t.throws(0, [1, 2])
    bid(t, 100, 100, 0)
    t.do(0, 'sealedBid', 180)
    t.resign(1)
    expect([t.owner('Turmstraße'), t.payments.at(-1), t.cash(0)]).toEqual([0, '0 → bank 100 (B-2.2)', 1400])
  })

  it('B-2.3: so does the one who is left while lots are awaited; with nobody left the bank keeps it', () => {
    const t = table({ seats: 4 })
    t.throws(0, [1, 2])
    t.withheld(() => {
      for (let round = 0; round < 3; round++) bid(t, ...(round === 0 ? [30, 0, 0, 30] : [30, 30]))
      t.resign(3)
    })
    expect([t.owner('Turmstraße'), t.cash(0)]).toEqual([0, 1470])
    const both = table({ seats: 4 })
    both.throws(0, [1, 2])
    both.withheld(() => {
      for (let round = 0; round < 3; round++) bid(both, ...(round === 0 ? [30, 0, 0, 30] : [30, 30]))
      both.resign(0)
    })
    expect([both.owner('Turmstraße'), both.cash(3)]).toEqual([3, 1470])
  })
})

describe('secrecy', () => {
  /** The same auction, in which seat 1 has bid so much. */
  function afterBid(amount: number) {
    const g = newGame(exchange.book, { seats: 3, seed: 5 })
    while (g.s.must !== 0b111) apply(g, pack(g.book.codes.throw, g.s.turnSeat))
    const heard: string[] = []
    g.emit = (type, ...numbers) => heard.push([type, ...numbers].join())
    apply(g, pack(g.book.codes.sealedBid, 1, amount))
    return { g, heard }
  }

  it('B-2.5: no view of another seat or of a spectator changes with a bid, nor does what is told', () => {
    const low = afterBid(3)
    const high = afterBid(777)
    expect(low.heard).toEqual(high.heard)
    for (const viewer of [0, 2, -1]) expect(view(low.g, viewer).bytes).toEqual(view(high.g, viewer).bytes)
    expect(view(low.g, 1).bytes).not.toEqual(view(high.g, 1).bytes)
  })

  it('B-2.5: once all bids are in, all are shown together', () => {
    const t = table()
    t.throws(0, [1, 2])
    t.do(2, 'sealedBid', 7)
    t.do(1, 'sealedBid', 5)
    expect(t.lines()).toEqual(['sealedBidIn seat 1 (B-2.5)'])
    t.do(0, 'sealedBid', 9)
    expect(t.lines('sealedRevealed')).toEqual([
      'sealedRevealed seat 0 amount 9 (B-2.5)',
      'sealedRevealed seat 1 amount 5 (B-2.5)',
      'sealedRevealed seat 2 amount 7 (B-2.5)',
    ])
    expect([...view(t.g, 1).secrets].every((word) => word === 0)).toBe(true)
  })

  it('B-2.5: after the reveal nothing of the bids is left in the state, sold, tied or not', () => {
    const t = table()
    t.throws(0, [1, 2])
    bid(t, 0, 0, 0)
    expect([...clone(t.g).s.secrets]).toEqual([...newGame(exchange.book, { seats: 3, chance: given }).s.secrets])
    expect(t.cash(POT)).toBe(0)
  })
})
