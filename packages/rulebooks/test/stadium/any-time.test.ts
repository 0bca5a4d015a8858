import { Table } from '@hausregeln/chapters/testing/script.ts'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { BROWN, built, DARK_BLUE, GREEN, JAIL, LIGHT_BLUE, PARKING, PINK, RED, table } from './table.ts'

/** All stands but `left` stand on groups of seat 2. */
function scarce(left: 0 | 1 | 2): Table {
  return table({
    seats: 3,
    starts: 0,
    own: { 0: BROWN, 1: LIGHT_BLUE, 2: [...PINK, ...RED, ...GREEN] },
    level: {
      ...built(4, ...PINK, ...RED),
      ...built(left === 0 ? 3 : 2, 'Mittelkreis', 'Strafraum'),
      ...built(left === 1 ? 3 : 2, 'Elfmeterpunkt'),
    },
    cash: { 2: 100 },
  })
}

describe('what is always allowed', () => {
  it('S-3.1: out of turn and in jail one collects rent, builds, sells, mortgages, trades and bids', () => {
    const t = table({
      seats: 2,
      starts: 0,
      place: { 0: 21 },
      own: { 1: [...BROWN, 'Seitenlinie', 'Libero'] },
      jail: { 1: 0 },
    })
    t.throws(0, [1, 2])
    expect([t.turn, t.inJail(1), t.place(1), t.may]).toEqual([0, true, JAIL, [1]])
    t.do(1, 'demand', 'Seitenlinie')
    expect(t.payments).toEqual(['0 → 1 20 (S-9.1)'])
    t.do(1, 'build', 'Bolzplatz')
    t.do(1, 'sell', 'Bolzplatz')
    t.do(1, 'mortgage', 'Libero')
    t.do(1, 'lift', 'Libero')
    t.do(1, 'offer', { to: 0, give: { deeds: ['Libero'] }, get: { cash: 300 } })
    t.do(0, 'accept', 1)
    expect([t.owner('Libero'), t.level('Bolzplatz')]).toEqual([0, 0])
    t.do(0, 'endTurn')
    t.do(1, 'payBail')
    t.g.s.jail[0] = 1
    t.throws(1, [1, 2])
    t.do(1, 'decline')
    t.do(0, 'bid', 10)
    t.do(1, 'pass')
    expect(t.owner('Gästekabine')).toBe(0)
  })

  it('S-3.2: what is not bought at the printed price is auctioned', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 1 }, own: { 1: ['Ascheplatz'] } })
    t.throws(0, [1, 4])
    expect(t.lines('offeredForSale')).toEqual(['offeredForSale seat 0 deed Kassenhäuschen price 100 (S-8.1)'])
    t.do(0, 'decline')
    expect(t.lines('declined', 'auctionOpened')).toEqual([
      'declined seat 0 deed Kassenhäuschen (S-3.2)',
      'auctionOpened deed Kassenhäuschen seat 0 (S-3.3)',
    ])
    expect(t.must).toEqual([0, 1])
  })

  it('S-3.2: what a bankrupt leaves to the bank is auctioned, and buildings in short supply are', () => {
    const bankrupt = table({ seats: 3, starts: 0, place: { 0: 1 }, own: { 0: ['Libero'] }, cash: { 0: 10 } })
    bankrupt.throws(0, [1, 2])
    bankrupt.do(0, 'bankrupt')
    expect([bankrupt.waitsFor, bankrupt.must]).toEqual(['open auction', [1, 2]])
    const short = scarce(1)
    short.do(0, 'build', 'Bolzplatz')
    short.do(1, 'want')
    expect([short.waitsFor, short.lines('pieceAuctioned')]).toEqual([
      'open auction',
      ['pieceAuctioned seat 0 stock 1 (S-4.3)'],
    ])
  })
})

describe('auctions', () => {
  const LOT = { seats: 3, starts: 0, place: { 0: 1 }, own: { 1: ['Ascheplatz'] } } as const
  function auction(cash: Readonly<Record<number, number>> = {}): Table {
    const t = table({ ...LOT, cash })
    t.throws(0, [1, 4])
    t.do(0, 'decline')
    return t
  }

  it('S-3.3: anybody opens from 1, and a player who is not outbid must buy, the one who declined included', () => {
    const t = auction()
    t.refuses(2, 'bid', 0, 'bidTooLow', 'S-3.3')
    t.do(2, 'bid', 1)
    t.refuses(2, 'pass', 'alreadyHighest', 'S-3.3')
    t.refuses(1, 'bid', 1, 'bidTooLow', 'S-3.3')
    t.do(0, 'bid', 2)
    t.do(1, 'pass')
    t.refuses(1, 'bid', 9, 'outOfAuction', 'S-3.3')
    t.do(2, 'pass')
    expect(t.lines('auctionWon')).toEqual(['auctionWon seat 0 deed Kassenhäuschen amount 2 (S-3.3)'])
    expect([t.owner('Kassenhäuschen'), t.cash(0)]).toEqual([0, 1498])
  })

  it('S-3.3: bids come from cash, and nothing is sold, mortgaged or traded meanwhile', () => {
    const t = auction({ 0: 50, 1: 60, 2: 70 })
    t.refuses(0, 'bid', 51, 'bidAboveCash', 'S-3.3')
    t.refuses(1, 'mortgage', 'Ascheplatz', 'auctionRuns', 'S-3.3')
    t.refuses(1, 'offer', { to: 0, give: { deeds: ['Ascheplatz'] }, get: { cash: 5 } }, 'auctionRuns', 'S-3.3')
    t.do(1, 'bid', 55)
    t.do(2, 'bid', 65)
    expect([t.owner('Kassenhäuschen'), t.cash(2)]).toEqual([2, 5])
  })

  it('S-3.3: without any bid the property stays with the bank', () => {
    const t = auction()
    for (const seat of [0, 1, 2]) t.do(seat, 'pass')
    expect([t.owner('Kassenhäuschen'), t.legal(0)[0]]).toEqual([null, 'endTurn'])
  })

  it('S-3.3: the bid of one who leaves is void, the previous one stands', () => {
    const t = auction()
    t.do(1, 'bid', 40)
    t.do(2, 'bid', 90)
    t.resign(2)
    t.do(0, 'pass')
    expect([t.owner('Kassenhäuschen'), t.cash(1)]).toEqual([1, 1460])
  })
})

describe('building', () => {
  it('S-4.1: a stand costs its printed price, on whole colour groups only, evenly', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: [...BROWN, 'Mittelkreis', 'Strafraum', 'Nebelkessel'] } })
    t.refuses(0, 'build', 'Mittelkreis', 'groupIncomplete', 'S-4.1')
    t.refuses(0, 'build', 'Nebelkessel', 'notAStreet', 'S-4.1')
    t.do(0, 'build', 'Ascheplatz')
    expect(t.payments).toEqual(['0 → bank 50 (S-4.1)'])
    t.refuses(0, 'build', 'Ascheplatz', 'unevenBuild', 'S-4.1')
    t.do(0, 'build', 'Bolzplatz')
    t.do(0, 'build', 'Ascheplatz')
    expect([t.level('Bolzplatz'), t.level('Ascheplatz'), t.stock]).toEqual([1, 2, [29, 12]])
  })

  it('S-4.1: four stands are exchanged for a stadium at its printed price; nothing more fits there', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: BROWN }, level: { Bolzplatz: 4, Ascheplatz: 3 } })
    t.refuses(0, 'build', 'Bolzplatz', 'unevenBuild', 'S-4.1')
    t.do(0, 'build', 'Ascheplatz')
    expect(t.stock).toEqual([24, 12])
    t.do(0, 'build', 'Bolzplatz')
    expect(t.lines('built', 'moneyMoved')).toEqual([
      '0 → bank 50 (S-4.1)',
      'built seat 0 deed Bolzplatz level 5 (S-4.1)',
    ])
    expect(t.stock).toEqual([28, 11])
    t.refuses(0, 'build', 'Bolzplatz', 'fullyBuilt', 'S-4.1')
  })

  it("S-4.1: players may build in another's turn even after the throw, which classic (K-5.1) refuses", () => {
    const scene = (brown: readonly string[]) => ({ seats: 2, starts: 0, place: { 0: 17 }, own: { 1: brown } })
    const t = table(scene(BROWN))
    t.throws(0, [1, 2])
    expect(t.place(0)).toBe(PARKING)
    t.do(1, 'build', 'Bolzplatz')
    expect(t.level('Bolzplatz')).toBe(1)
    const old = new Table(classic, scene(['Badstraße', 'Turmstraße']))
    old.throws(0, [1, 2])
    old.refuses(1, 'build', 'Badstraße', 'buildTooLate', 'K-5.1')
  })

  it('S-4.1: not during an auction or an open debt, and not without the money', () => {
    const scene = { seats: 3, starts: 0, place: { 0: 1 }, own: { 1: BROWN }, cash: { 0: 10, 2: 49 } }
    const debt = table({ ...scene, own: { ...scene.own, 0: ['Nebelkessel'], 2: PINK }, cash: { 0: 150, 2: 49 } })
    debt.refuses(2, 'build', 'Spielertunnel', 'buildTooDear', 'S-4.1')
    debt.throws(0, [1, 2])
    debt.refuses(1, 'build', 'Bolzplatz', 'debtFirst', 'S-2.1')
    const auction = table(scene)
    auction.throws(0, [1, 4])
    auction.do(0, 'decline')
    auction.refuses(1, 'build', 'Bolzplatz', 'auctionRuns', 'S-3.3')
  })

  it('S-4.1: a stand built after the landing does not change the rent that is due', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 0 }, own: { 1: BROWN } })
    t.throws(0, [1, 2])
    t.do(1, 'build', 'Ascheplatz')
    t.do(1, 'demand', 'Ascheplatz')
    expect(t.payments).toEqual(['0 → 1 8 (S-9.1)'])
  })

  it('S-4.2: no building while any street of the group is mortgaged', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: BROWN }, mortgaged: ['Ascheplatz'] })
    t.refuses(0, 'build', 'Bolzplatz', 'groupMortgaged', 'S-4.2')
    t.do(0, 'lift', 'Ascheplatz')
    t.do(0, 'build', 'Bolzplatz')
    expect(t.level('Bolzplatz')).toBe(1)
  })
})

describe('when buildings run short', () => {
  it('S-4.3: when the bank has none, one waits until somebody sells', () => {
    const t = scarce(0)
    expect(t.stock[0]).toBe(0)
    t.refuses(0, 'build', 'Bolzplatz', 'noPieceLeft', 'S-4.3')
    t.do(2, 'sell', 'Mittelkreis')
    t.do(0, 'build', 'Bolzplatz')
    for (const seat of [1, 2]) t.do(seat, 'leaveIt')
    expect(t.level('Bolzplatz')).toBe(1)
  })

  it('S-4.3: the last one is auctioned among those who want it, from the printed price', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Bolzplatz')
    expect(t.lines('shortage')).toEqual(['shortage seat 0 deed Bolzplatz stock 1 (S-4.3)'])
    expect(t.must).toEqual([1])
    t.do(1, 'want')
    expect([t.waitsFor, t.must]).toEqual(['open auction', [0, 1]])
    t.refuses(1, 'bid', 49, 'bidBelowPiece', 'S-4.3')
    t.do(1, 'bid', 50)
    t.do(0, 'bid', 70)
    t.do(1, 'pass')
    t.do(0, 'place', 'Ascheplatz')
    expect([t.level('Ascheplatz'), t.cash(0), t.stock[0]]).toEqual([1, 1430, 0])
  })

  it('S-4.3, S-4.1: building is allowed at any time, so others are asked after the throw as well', () => {
    const t = scarce(1)
    t.g.s.place[0] = 17
    t.throws(0, [1, 2])
    t.do(0, 'build', 'Bolzplatz')
    expect(t.must).toEqual([1])
    t.do(1, 'leaveIt')
  })

  it('S-4.3: an order for which nobody bids lapses and is not repeated in the same turn', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Bolzplatz')
    t.do(1, 'want')
    for (const seat of [0, 1]) t.do(seat, 'pass')
    expect([t.level('Bolzplatz'), t.waitsFor]).toEqual([0, 'turn'])
    t.refuses(0, 'build', 'Bolzplatz', 'orderLapsed', 'S-4.3')
  })

  it('S-4.3: if no other wants one, it is an ordinary order', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Bolzplatz')
    t.do(1, 'leaveIt')
    expect([t.level('Bolzplatz'), t.cash(0), t.waitsFor]).toEqual([1, 1450, 'turn'])
  })

  it('S-4.3: enough for all who could build are no shortage', () => {
    const t = scarce(2)
    t.do(0, 'build', 'Bolzplatz')
    expect([t.level('Bolzplatz'), t.waitsFor]).toEqual([1, 'turn'])
  })
})

describe('selling buildings', () => {
  it('S-5.1: half the price, evenly', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: BROWN }, level: { Bolzplatz: 2, Ascheplatz: 1 } })
    t.refuses(0, 'sell', 'Ascheplatz', 'unevenSale', 'S-5.1')
    t.do(0, 'sell', 'Bolzplatz')
    expect([t.payments, t.level('Bolzplatz'), t.stock]).toEqual([['bank → 0 25 (S-5.1)'], 1, [30, 12]])
    t.do(0, 'sell', 'Ascheplatz')
    t.refuses(0, 'sell', 'Ascheplatz', 'nothingToSell', 'S-5.1')
  })

  it('S-5.1: a stadium returns four stands and half its price', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: DARK_BLUE }, level: built(5, ...DARK_BLUE) })
    t.do(0, 'sell', 'Ehrenloge')
    expect([t.payments, t.level('Ehrenloge'), t.stock]).toEqual([['bank → 0 100 (S-5.1)'], 4, [28, 11]])
  })

  it('S-5.1: without four stands in the stock the group is sold down together to an even level', () => {
    const t = table({
      seats: 2,
      starts: 0,
      own: { 0: BROWN, 1: [...PINK, ...RED, ...GREEN] },
      level: { ...built(5, ...BROWN), ...built(4, ...PINK, ...RED), ...built(2, ...GREEN) },
    })
    expect(t.stock).toEqual([2, 10])
    t.do(0, 'sell', 'Bolzplatz')
    expect([t.level('Bolzplatz'), t.level('Ascheplatz'), t.stock]).toEqual([1, 1, [0, 12]])
    expect(t.payments).toEqual(['bank → 0 100 (S-5.1)', 'bank → 0 100 (S-5.1)'])
  })
})

describe('mortgages', () => {
  it('S-6.1: all buildings of the group first; then the bank pays half the price', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: BROWN }, level: { Bolzplatz: 1 } })
    t.refuses(0, 'mortgage', 'Ascheplatz', 'groupBuilt', 'S-6.1')
    t.do(0, 'sell', 'Bolzplatz')
    t.do(0, 'mortgage', 'Ascheplatz')
    expect(t.payments).toEqual(['bank → 0 30 (S-6.1)'])
    t.refuses(0, 'mortgage', 'Ascheplatz', 'alreadyMortgaged', 'S-6.1')
    t.refuses(1, 'mortgage', 'Bolzplatz', 'notYourDeed', 'S-3.1')
  })

  it('S-6.1: lifting costs the value and 10 %, rounded up', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Ehrenloge', 'Bolzplatz'] }, mortgaged: ['Ehrenloge'] })
    t.refuses(0, 'lift', 'Bolzplatz', 'notMortgaged', 'S-6.1')
    t.do(0, 'lift', 'Ehrenloge')
    expect(t.payments).toEqual(['0 → bank 193 (S-6.1)'])
  })

  it('S-6.1: no rent while mortgaged', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Ascheplatz'] }, mortgaged: ['Ascheplatz'] })
    t.throws(0, [1, 2])
    expect([t.demands, t.lines('noRent')]).toEqual([[], ['noRent seat 0 owner 1 deed Ascheplatz (S-6.1)']])
  })
})

describe('trade', () => {
  it('S-7.1: unbuilt properties for cash, properties and jail cards', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Libero'], 1: ['Südkurve'] }, jailCards: { 0: 1 } })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Libero'], cash: 40 }, get: { deeds: ['Südkurve'], jailCards: [0] } })
    t.do(1, 'accept', 0)
    expect([t.owner('Libero'), t.owner('Südkurve'), t.jailCard(0), t.cash(1)]).toEqual([1, 0, 0, 1540])
    expect(t.lines('traded')[0]).toMatch(/\(S-7\.1\)$/)
  })

  it('S-7.1: not while a building stands in the group', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: BROWN }, level: { Bolzplatz: 1 } })
    const offer = { to: 1, give: { deeds: ['Ascheplatz'] }, get: { cash: 500 } }
    t.refuses(0, 'offer', offer, 'offerBuilt', 'S-7.1')
    t.do(0, 'sell', 'Bolzplatz')
    t.do(0, 'offer', offer)
    t.do(1, 'accept', 0)
    expect(t.owner('Ascheplatz')).toBe(1)
  })

  it('S-7.1: an offer lapses as soon as anything named in it changes', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Libero'] } })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Libero'] }, get: { cash: 500 } })
    t.do(0, 'mortgage', 'Libero')
    expect(t.offers).toEqual([])
    t.refuses(1, 'accept', { serial: 1 }, 'noSuchOffer', 'S-7.1')
  })

  it('S-7.2: the new owner pays 10 %, lifts at once for the value alone, later for 10 % more', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Libero', 'Ehrenloge'] }, mortgaged: ['Libero', 'Ehrenloge'] })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Libero', 'Ehrenloge'] }, get: { cash: 100 } })
    t.do(1, 'accept', 0)
    expect(t.payments).toEqual(['1 → 0 100 (S-7.1)', '1 → bank 14 (S-7.2)', '1 → bank 18 (S-7.2)'])
    t.do(1, 'lift', 'Libero')
    expect(t.payments).toEqual(['1 → bank 140 (S-6.1)'])
    t.g.s.place[0] = 17
    t.throws(0, [1, 2])
    t.do(1, 'lift', 'Ehrenloge')
    expect(t.payments).toEqual(['1 → bank 193 (S-6.1)'])
  })

  it('S-7.2: “at once” lasts until the next throw, whoever is on turn', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 17, 1: 17 }, own: { 0: ['Libero'] }, mortgaged: ['Libero'] })
    t.throws(0, [1, 2])
    t.do(0, 'offer', { to: 1, give: { deeds: ['Libero'] }, get: { cash: 100 } })
    t.do(1, 'accept', 0)
    t.do(0, 'endTurn')
    t.do(1, 'lift', 'Libero')
    expect(t.payments).toEqual(['1 → bank 140 (S-6.1)'])
  })

  it('S-7.2: no trade whose interest the cash does not cover', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Libero'] }, mortgaged: ['Libero'], cash: { 1: 113 } })
    const offer = (cash: number) => ({ to: 1, give: { deeds: ['Libero'] }, get: { cash } })
    t.do(0, 'offer', offer(100))
    t.refuses(1, 'accept', 0, 'offerInterestTooDear', 'S-7.2')
    t.do(0, 'withdraw', 0)
    t.do(0, 'offer', offer(99))
    t.do(1, 'accept', 0)
    expect(t.cash(1)).toBe(0)
  })
})
