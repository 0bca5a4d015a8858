import { describe, expect, it } from 'vitest'
import { BROWN, built, DARK_BLUE, GREEN, idleTurn, ORANGE, PINK, RED, STATIONS, table } from './table.ts'

/** Seat 0 is on turn and owns a group. */
const owner = (group: readonly string[], level = {}, scene: Partial<Parameters<typeof table>[0]> = {}) =>
  table({ seats: 2, starts: 0, own: { 0: group }, level, ...scene })

describe('houses', () => {
  it('K-5.1: a house costs the house price of its street, paid to the bank, and comes from the stock', () => {
    for (const [group, price] of [
      [BROWN, 50],
      [PINK, 100],
      [RED, 150],
      [GREEN, 200],
    ] as const) {
      const t = owner(group)
      t.do(0, 'build', group[0] ?? '')
      expect(t.payments).toEqual([`0 → bank ${price} (K-5.1)`])
      expect(t.lines('built')).toEqual([`built seat 0 deed ${group[0]} level 1 (K-5.1)`])
      expect(t.stock).toEqual([31, 12])
    }
  })

  it('K-5.1, K-2.3: only on a group that the player owns whole', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: [...PINK.slice(0, 2), 'Badstraße'], 1: ['Neue Straße'] } })
    t.refuses(0, 'build', 'Seestraße', 'groupIncomplete', 'K-5.1')
    t.refuses(0, 'build', 'Badstraße', 'groupIncomplete', 'K-5.1')
    t.refuses(0, 'build', 'Neue Straße', 'notYourDeed', 'K-2.3')
    t.refuses(0, 'build', 'Turmstraße', 'notYourDeed', 'K-2.3')
  })

  it('K-5.1: only on streets', () => {
    const t = owner([...STATIONS, 'Wasserwerk'])
    t.refuses(0, 'build', 'Südbahnhof', 'notAStreet', 'K-5.1')
    t.refuses(0, 'build', 'Wasserwerk', 'notAStreet', 'K-5.1')
    t.refuses(0, 'build', 28, 'noSuchDeed', 'K-0.2')
  })

  it('K-5.1: evenly: no street gets a house while another of the group has fewer', () => {
    const t = owner(PINK)
    t.do(0, 'build', 'Hafenstraße')
    t.refuses(0, 'build', 'Hafenstraße', 'unevenBuild', 'K-5.1')
    t.do(0, 'build', 'Seestraße')
    t.refuses(0, 'build', 'Seestraße', 'unevenBuild', 'K-5.1')
    t.do(0, 'build', 'Neue Straße')
    t.do(0, 'build', 'Hafenstraße')
    expect(PINK.map((street) => t.level(street))).toEqual([1, 2, 1])
  })

  it('K-5.1: up to four', () => {
    const t = owner(BROWN, built(4, 'Badstraße'), { level: { Badstraße: 4, Turmstraße: 3 } })
    t.refuses(0, 'build', 'Badstraße', 'unevenBuild', 'K-5.1')
    t.do(0, 'build', 'Turmstraße')
    expect(BROWN.map((street) => t.level(street))).toEqual([4, 4])
  })

  it('K-5.1: not while a property of the group is mortgaged, not even another one', () => {
    const t = owner(PINK, {}, { mortgaged: ['Neue Straße'] })
    for (const street of PINK) t.refuses(0, 'build', street, 'groupMortgaged', 'K-5.1')
    t.do(0, 'lift', 'Neue Straße')
    t.do(0, 'build', 'Seestraße')
  })

  it('K-5.1: not beyond the cash', () => {
    const t = owner(PINK, {}, { cash: { 0: 99 } })
    t.refuses(0, 'build', 'Seestraße', 'buildTooDear', 'K-5.1')
    const exact = owner(PINK, {}, { cash: { 0: 100 } })
    exact.do(0, 'build', 'Seestraße')
    expect(exact.cash(0)).toBe(0)
  })
})

describe('when building is allowed', () => {
  it('K-5.1: at any time of your own turn: before the throw, before buying, after it, before a further throw', () => {
    const t = owner(PINK)
    t.do(0, 'build', 'Seestraße')
    t.throws(0, [3, 3])
    t.do(0, 'build', 'Hafenstraße')
    t.do(0, 'buy')
    t.do(0, 'build', 'Neue Straße')
    t.throws(0, [6, 1])
    t.do(0, 'build', 'Seestraße')
    expect(t.level('Seestraße')).toBe(2)
  })

  it('K-5.1: between the other players’ turns, until the next one has thrown', () => {
    const t = table({ seats: 3, starts: 0, own: { 2: PINK } })
    t.do(2, 'build', 'Seestraße')
    t.g.s.place[0] = 17
    t.throws(0, [1, 2])
    t.refuses(2, 'build', 'Hafenstraße', 'buildTooLate', 'K-5.1')
    t.do(0, 'endTurn')
    t.do(2, 'build', 'Hafenstraße')
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    t.refuses(2, 'build', 'Neue Straße', 'buildTooLate', 'K-5.1')
    t.do(1, 'endTurn')
    t.do(2, 'build', 'Neue Straße')
  })

  it('K-5.1: not between the throws of another player’s doubles', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Chausseestraße'], 1: PINK } })
    t.throws(0, [3, 3])
    t.refuses(1, 'build', 'Seestraße', 'buildTooLate', 'K-5.1')
  })

  it('K-5.1: a bail or jail card before the throw leaves the time for building open', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: PINK }, jail: { 0: 0 } })
    t.do(0, 'payBail')
    t.do(1, 'build', 'Seestraße')
    t.throws(0, [4, 6])
    t.refuses(1, 'build', 'Hafenstraße', 'buildTooLate', 'K-5.1')
  })

  it('K-5.1: nobody builds while a debt is open', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Badstraße'], 1: PINK }, cash: { 0: 10 }, place: { 0: 1 } })
    t.throws(0, [1, 2])
    t.refuses(1, 'build', 'Seestraße', 'debtFirst', 'K-8.1')
    const own = owner(PINK, {}, { cash: { 0: 150 }, place: { 0: 1 } })
    own.throws(0, [1, 2])
    own.refuses(0, 'build', 'Seestraße', 'debtFirst', 'K-8.1')
  })
})

describe('hotels', () => {
  it('K-5.2: with 4 houses on all streets a hotel costs a further house price and gives the 4 houses back', () => {
    const t = owner(BROWN, built(4, ...BROWN))
    expect(t.stock).toEqual([24, 12])
    t.do(0, 'build', 'Badstraße')
    expect(t.lines('moneyMoved', 'built')).toEqual([
      '0 → bank 50 (K-5.2)',
      'built seat 0 deed Badstraße level 5 (K-5.2)',
    ])
    expect(t.stock).toEqual([28, 11])
  })

  it('K-5.2: not while a street of the group has fewer than 4', () => {
    const t = owner(PINK, { Seestraße: 4, Hafenstraße: 4, 'Neue Straße': 3 })
    t.refuses(0, 'build', 'Seestraße', 'unevenBuild', 'K-5.1')
    t.do(0, 'build', 'Neue Straße')
    t.do(0, 'build', 'Seestraße')
    expect(t.level('Seestraße')).toBe(5)
  })

  it('K-5.2: one a street', () => {
    const t = owner(DARK_BLUE, built(5, ...DARK_BLUE))
    t.refuses(0, 'build', 'Schlossallee', 'fullyBuilt', 'K-5.2')
    t.refuses(0, 'build', 'Parkstraße', 'fullyBuilt', 'K-5.2')
  })
})

describe('selling buildings', () => {
  it('K-5.4: a house goes back to the stock at half its price', () => {
    const t = owner(RED, built(1, ...RED))
    t.do(0, 'sell', 'Museumstraße')
    expect(t.lines('sold', 'moneyMoved')).toEqual([
      'sold seat 0 deed Museumstraße level 0 (K-5.4)',
      'bank → 0 75 (K-5.4)',
    ])
    expect(t.stock).toEqual([30, 12])
  })

  it('K-5.4: evenly: the street with the most first', () => {
    const t = owner(PINK, { Seestraße: 2, Hafenstraße: 1, 'Neue Straße': 1 })
    t.refuses(0, 'sell', 'Hafenstraße', 'unevenSale', 'K-5.4')
    t.do(0, 'sell', 'Seestraße')
    t.do(0, 'sell', 'Hafenstraße')
    t.refuses(0, 'sell', 'Hafenstraße', 'nothingToSell', 'K-5.4')
  })

  it('K-5.4: a hotel becomes 4 houses of the stock', () => {
    const t = owner(ORANGE, built(5, ...ORANGE))
    t.do(0, 'sell', 'Wiener Straße')
    expect(t.payments).toEqual(['bank → 0 50 (K-5.4)'])
    expect([ORANGE.map((street) => t.level(street)), t.stock]).toEqual([
      [5, 4, 5],
      [28, 10],
    ])
  })

  it('K-5.4: only your own, and only what is built', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: [...PINK, 'Südbahnhof'], 1: RED }, level: built(1, ...RED) })
    t.refuses(0, 'sell', 'Opernplatz', 'notYourDeed', 'K-2.3')
    t.refuses(0, 'sell', 'Seestraße', 'nothingToSell', 'K-5.4')
    t.refuses(0, 'sell', 'Südbahnhof', 'nothingToSell', 'K-5.4')
    t.refuses(0, 'sell', 63, 'noSuchDeed', 'K-0.2')
  })

  it('K-5.4: also in another player’s turn and after the throw', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: PINK }, level: built(1, ...PINK), place: { 0: 17 } })
    t.do(1, 'sell', 'Seestraße')
    t.throws(0, [1, 2])
    t.do(1, 'sell', 'Hafenstraße')
    expect(t.cash(1)).toBe(1600)
    t.do(0, 'endTurn')
    idleTurn(t)
  })
})
