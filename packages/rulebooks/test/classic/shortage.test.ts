import { describe, expect, it } from 'vitest'
import {
  BROWN,
  built,
  DARK_BLUE,
  GREEN,
  idleTurn,
  LIGHT_BLUE,
  ORANGE,
  PINK,
  passAll,
  RED,
  table,
  YELLOW,
} from './table.ts'

/**
 * Seat 2, without cash, has built most houses of the stock: `left` remain (0 to 3).
 * Seat 0 owns the pink streets (houses at 100), seat 1 the dark blue ones (200), seat 3 the orange ones (100).
 */
const scarce = (left: number, scene: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    seats: 4,
    starts: 0,
    own: { 0: PINK, 1: DARK_BLUE, 2: [...BROWN, ...LIGHT_BLUE, ...RED], 3: ORANGE },
    level: {
      ...built(4, ...BROWN, ...LIGHT_BLUE),
      ...Object.fromEntries(RED.map((street, at) => [street, at < 3 - left ? 4 : 3])),
    },
    ...scene,
    cash: { 2: 0, ...scene.cash },
  })

describe('the stock', () => {
  it('K-5.3: 32 houses: without one in the stock none is built', () => {
    const t = scarce(0)
    expect(t.stock).toEqual([0, 12])
    t.refuses(0, 'build', 'Seestraße', 'noPieceLeft', 'K-5.3')
  })

  it('K-5.3: 12 hotels: without one in the stock none is built, whatever houses there are', () => {
    const hotels = [...DARK_BLUE, ...GREEN, ...YELLOW, ...RED]
    const t = table({
      seats: 2,
      starts: 0,
      own: { 0: BROWN, 1: [...hotels, 'Badstraße', ...PINK] },
      level: built(5, ...hotels),
    })
    expect(t.stock).toEqual([32, 1])
    const full = table({
      seats: 2,
      starts: 0,
      own: { 0: BROWN, 1: [...DARK_BLUE, ...GREEN, ...YELLOW, ...RED, ...PINK] },
      level: { ...built(5, ...hotels), ...built(4, ...BROWN, ...PINK), Seestraße: 5 },
    })
    expect(full.stock).toEqual([16, 0])
    full.refuses(0, 'build', 'Badstraße', 'noPieceLeft', 'K-5.3')
  })

  it('K-5.3: while the stock serves all who could build, an order is carried out at once', () => {
    const t = scarce(3)
    expect(t.stock).toEqual([3, 12])
    t.do(0, 'build', 'Seestraße')
    expect([t.level('Seestraße'), t.waitsFor]).toEqual([1, 'turn'])
    expect(t.payments).toEqual(['0 → bank 100 (K-5.1)'])
  })
})

describe('the others are asked', () => {
  it('K-5.3: those who could legally and affordably build such a piece too, and only they', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Seestraße')
    expect(t.lines()).toEqual(['shortage seat 0 deed Seestraße stock 1 (K-5.3)'])
    // Seat 2 owns a street to build on, but has no cash.
    expect([t.waitsFor, t.must]).toEqual(['building shortage', [1, 3]])
    expect([t.level('Seestraße'), t.cash(0)]).toEqual([0, 1500])
    t.refuses(2, 'want', 'notAskedForPieces', 'K-5.3')
    t.refuses(0, 'want', 'notAskedForPieces', 'K-5.3')
    t.refuses(0, 'throw', 'auctionRuns', 'K-2.2')
    t.refuses(1, 'mortgage', 'Parkstraße', 'auctionRuns', 'K-2.2')
  })

  it('K-5.3: nobody else can build: no question, the order is carried out', () => {
    const t = scarce(1, { cash: { 1: 199, 2: 0, 3: 99 } })
    t.do(0, 'build', 'Seestraße')
    expect(t.level('Seestraße')).toBe(1)
    const mortgaged = scarce(1, { mortgaged: ['Parkstraße', 'Wiener Straße'] })
    mortgaged.do(0, 'build', 'Seestraße')
    expect(mortgaged.level('Seestraße')).toBe(1)
  })

  it('K-5.3: a player who needs another kind of piece is not asked', () => {
    const own = { 0: PINK, 1: DARK_BLUE, 2: [...BROWN, ...LIGHT_BLUE, 'Goethestraße'] }
    const level = { ...built(4, ...BROWN, ...LIGHT_BLUE, ...DARK_BLUE), Seestraße: 1, Hafenstraße: 1, 'Neue Straße': 1 }
    const t = table({ seats: 3, starts: 0, own, level })
    expect(t.stock).toEqual([1, 12])
    // Seat 1 and 2 could build hotels only.
    t.do(0, 'build', 'Seestraße')
    expect(t.level('Seestraße')).toBe(2)
  })

  it('K-5.3: they are asked once; if none wants it, the order is carried out at its printed price', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Hafenstraße')
    t.do(3, 'leaveIt')
    t.refuses(3, 'want', 'notAskedForPieces', 'K-5.3')
    expect(t.must).toEqual([1])
    t.do(1, 'leaveIt')
    expect([t.level('Hafenstraße'), t.stock, t.waitsFor]).toEqual([1, [0, 12], 'turn'])
    expect(t.payments).toEqual(['0 → bank 100 (K-5.1)'])
  })

  it('K-5.3, K-5.1: after the throw nobody else could build any more: no question, no auction', () => {
    const t = scarce(1, { place: { 0: 17 } })
    t.throws(0, [1, 2])
    t.refuses(1, 'build', 'Parkstraße', 'buildTooLate', 'K-5.1')
    t.do(0, 'build', 'Seestraße')
    expect([t.lines('shortage'), t.level('Seestraße'), t.payments]).toEqual([[], 1, ['0 → bank 100 (K-5.1)']])
  })

  it('K-5.3, K-5.1: between the turns all can, and are asked, until the next player has thrown', () => {
    const t = scarce(1, { place: { 0: 17 } })
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.do(0, 'build', 'Seestraße')
    expect(t.must).toEqual([1, 3])
  })

  it('K-5.3: whose own order has lapsed in this turn is not asked', () => {
    const t = scarce(1)
    t.do(1, 'build', 'Parkstraße')
    t.do(0, 'want')
    t.do(3, 'leaveIt')
    t.do(0, 'pass')
    t.do(1, 'pass')
    t.refuses(1, 'build', 'Parkstraße', 'orderLapsed', 'K-5.3')
    t.do(0, 'build', 'Seestraße')
    expect(t.must).toEqual([3])
  })

  it('K-5.3: they may be asked between the turns as well', () => {
    const t = scarce(1, { starts: 2 })
    t.do(3, 'build', 'Wiener Straße')
    expect(t.must).toEqual([0, 1])
    t.do(0, 'leaveIt')
    t.do(1, 'leaveIt')
    expect([t.level('Wiener Straße'), t.must]).toEqual([1, [2]])
  })
})

describe('the pieces are auctioned', () => {
  it('K-5.3: among those who want them, from the printed price of what each could build', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(3, 'leaveIt')
    expect([t.waitsFor, t.must]).toEqual(['open auction', [0, 1]])
    t.refuses(3, 'bid', 500, 'outOfAuction', 'K-2.2')
    t.refuses(0, 'bid', 99, 'bidBelowPiece', 'K-5.3')
    t.refuses(1, 'bid', 199, 'bidBelowPiece', 'K-5.3')
    expect([t.legal(0), t.legal(1)]).toEqual([
      ['bid 100–1500', 'pass'],
      ['bid 200–1500', 'pass'],
    ])
    t.do(0, 'bid', 100)
    t.do(1, 'bid', 200)
    t.refuses(0, 'bid', 200, 'bidTooLow', 'K-2.2')
    t.do(0, 'bid', 250)
    t.do(1, 'pass')
    expect(t.lines('pieceWon')).toEqual(['pieceWon seat 0 amount 250 (K-5.3)'])
  })

  it('K-5.3: the winner pays the bid and places at once, before anything else', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(3, 'leaveIt')
    t.do(1, 'bid', 333)
    t.do(0, 'pass')
    expect([t.must, t.legal(1), t.cash(1)]).toEqual([[1], ['place Parkstraße', 'place Schlossallee'], 1500])
    t.refuses(0, 'throw', 'auctionRuns', 'K-2.2')
    t.refuses(0, 'place', 'Seestraße', 'notAskedForPieces', 'K-5.3')
    t.do(1, 'place', 'Schlossallee')
    expect(t.payments).toEqual(['1 → bank 333 (K-5.1)'])
    // The one piece is gone, and with it the order of seat 0.
    expect([t.stock, t.level('Seestraße'), t.waitsFor, t.must]).toEqual([[0, 12], 0, 'turn', [0]])
  })

  it('K-5.3: the winner places evenly, on their own ground, and nowhere dearer than the bid', () => {
    const t = scarce(1, {
      own: { 0: PINK, 1: [...ORANGE, ...DARK_BLUE], 2: [...BROWN, ...LIGHT_BLUE, ...RED] },
      level: {
        ...built(4, ...BROWN, ...LIGHT_BLUE),
        Theaterstraße: 4,
        Museumstraße: 3,
        Opernplatz: 3,
        'Wiener Straße': 1,
      },
    })
    expect(t.stock).toEqual([1, 12])
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(1, 'bid', 150)
    t.do(0, 'pass')
    t.refuses(1, 'place', 'Wiener Straße', 'unevenBuild', 'K-5.1')
    t.refuses(1, 'place', 'Schlossallee', 'bidBelowPiece', 'K-5.3')
    t.refuses(1, 'place', 'Seestraße', 'notYourDeed', 'K-2.3')
    t.refuses(1, 'place', 60, 'noSuchDeed', 'K-0.2')
    t.do(1, 'place', 'Berliner Straße')
    expect([t.level('Berliner Straße'), t.cash(1)]).toEqual([1, 1350])
  })

  it('K-5.3: one by one, and each gets one at most, until the stock is empty', () => {
    const t = scarce(2)
    expect(t.stock).toEqual([2, 12])
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(3, 'want')
    t.do(3, 'bid', 300)
    t.do(0, 'pass')
    t.do(1, 'pass')
    t.do(3, 'place', 'Wiener Straße')
    expect([t.waitsFor, t.must, t.stock]).toEqual(['open auction', [0, 1], [1, 12]])
    t.refuses(3, 'bid', 400, 'outOfAuction', 'K-2.2')
    t.do(0, 'bid', 120)
    t.do(1, 'pass')
    t.do(0, 'place', 'Neue Straße')
    expect([t.stock, t.waitsFor, t.level('Neue Straße'), t.cash(0)]).toEqual([[0, 12], 'turn', 1, 1380])
  })

  it('K-5.3: as soon as the stock serves all who still want one, they place at the printed price', () => {
    const t = scarce(2)
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(3, 'leaveIt')
    expect([t.waitsFor, t.must]).toEqual(['building shortage', [0]])
    t.do(0, 'place', 'Hafenstraße')
    expect(t.payments).toEqual(['0 → bank 100 (K-5.1)'])
    expect(t.must).toEqual([1])
    t.do(1, 'place', 'Parkstraße')
    expect(t.payments).toEqual(['1 → bank 200 (K-5.1)'])
    expect([t.waitsFor, t.stock]).toEqual(['turn', [0, 12]])
  })

  it('K-5.3: if nobody bids, the order lapses', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(3, 'leaveIt')
    t.do(0, 'pass')
    t.do(1, 'pass')
    expect([t.stock, t.waitsFor, t.cash(0), t.cash(1)]).toEqual([[1, 12], 'turn', 1500, 1500])
    t.refuses(0, 'build', 'Seestraße', 'orderLapsed', 'K-5.3')
    idleTurn(t)
    t.do(0, 'build', 'Seestraße')
  })

  it('K-5.3: hotels are auctioned alike, and give the houses back', () => {
    const hotels = [...DARK_BLUE, ...GREEN, ...YELLOW, ...RED]
    const own = { 0: PINK, 1: ORANGE, 2: hotels }
    const t = table({ seats: 3, starts: 0, own, level: { ...built(5, ...hotels), ...built(4, ...PINK, ...ORANGE) } })
    expect(t.stock).toEqual([8, 1])
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(1, 'bid', 101)
    t.do(0, 'pass')
    t.do(1, 'place', 'Berliner Straße')
    expect(t.payments).toEqual(['1 → bank 101 (K-5.2)'])
    expect([t.level('Berliner Straße'), t.stock]).toEqual([5, [12, 0]])
  })

  it('K-5.3: a hotel that was won is not placed where a house would be next', () => {
    const hotels = [...DARK_BLUE, ...GREEN, ...YELLOW, ...RED]
    const own = { 0: PINK, 1: [...ORANGE, ...BROWN], 2: hotels }
    const t = table({ seats: 3, starts: 0, own, level: { ...built(5, ...hotels), ...built(4, ...PINK, ...ORANGE) } })
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(1, 'bid', 200)
    t.do(0, 'pass')
    t.refuses(1, 'place', 'Badstraße', 'noPieceLeft', 'K-5.3')
    t.do(1, 'place', 'Wiener Straße')
  })

  it('K-5.3: of eight players all who could build are asked and may bid', () => {
    const groups = [BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE]
    const level = { ...built(4, ...BROWN, ...LIGHT_BLUE, 'Seestraße', 'Hafenstraße'), 'Neue Straße': 3 }
    const t = table({ seats: 8, starts: 3, own: { ...groups }, level })
    expect(t.stock).toEqual([1, 12])
    t.do(3, 'build', 'Wiener Straße')
    expect(t.must).toEqual([2, 4, 5, 6, 7])
    for (const seat of [7, 6, 5, 4, 2]) t.do(seat, 'want')
    t.do(2, 'bid', 1500)
    t.do(2, 'place', 'Neue Straße')
    expect([t.level('Neue Straße'), t.cash(2), t.waitsFor]).toEqual([4, 0, 'turn'])
  })
})

describe('leaving during a shortage', () => {
  it('K-5.3: a player who is asked and leaves is asked no more', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Seestraße')
    t.resign(1)
    expect(t.must).toEqual([3])
    t.do(3, 'leaveIt')
    expect(t.level('Seestraße')).toBe(1)
    passAll(t)
  })

  it('K-5.3: the one who ordered leaves: the others who want the piece still get it', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.resign(0)
    t.do(3, 'leaveIt')
    t.do(1, 'place', 'Parkstraße')
    expect(t.payments).toEqual(['1 → bank 200 (K-5.1)'])
    passAll(t)
    expect(t.turn).toBe(1)
  })

  it('K-5.3: the one who ordered leaves and nobody wants the piece: nothing is built', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Seestraße')
    t.resign(0)
    t.do(1, 'leaveIt')
    t.do(3, 'leaveIt')
    expect([t.stock, t.waitsFor]).toEqual([[1, 12], 'open auction'])
    passAll(t)
  })

  it('K-5.3: the winner leaves before placing: nothing is paid, and the next one gets the piece', () => {
    const t = scarce(1)
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(3, 'leaveIt')
    t.do(1, 'bid', 400)
    t.do(0, 'pass')
    t.resign(1)
    expect([t.must, t.stock]).toEqual([[0], [1, 12]])
    t.do(0, 'place', 'Seestraße')
    expect(t.payments[0]).toBe('0 → bank 100 (K-5.1)')
    passAll(t)
  })
})
