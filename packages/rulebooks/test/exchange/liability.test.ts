import { describe, expect, it } from 'vitest'
import { BANK, built, CHANCE, DARK_BLUE, STATIONS, table } from './table.ts'

const lot = (issuer: number, number: number) => ({ issuer, number })
type Scene = Parameters<typeof table>[0]

/** Seat 0 has landed on Schlossallee, which is seat 1's, with two houses on it: 600 can be demanded. */
function visitor(scene: Scene = {}) {
  const t = arriving(scene)
  t.throws(0, [1, 2])
  return t
}
function arriving(scene: Scene = {}) {
  const own = { 1: DARK_BLUE, ...scene.own }
  return table({ place: { 0: 36 }, level: built(2, ...DARK_BLUE), ...scene, own })
}

const bought = (cash: number) => ({ to: 2, give: { cash }, get: { shares: lot(2, 1) } })
const given = (issuer: number, number: number, cash = 0) => ({
  to: 2,
  give: { shares: lot(issuer, number) },
  get: cash === 0 ? {} : { cash },
})

describe('while rent can still be demanded', () => {
  it('K-8.1, B-4.3: 1400 for one share of a friend are refused, no matter who proposes it', () => {
    const t = visitor()
    t.refuses(0, 'offer', bought(1400), 'proposerOwes', 'K-8.1')
    t.refuses(2, 'offer', { to: 0, give: { shares: lot(2, 1) }, get: { cash: 1400 } }, 'recipientOwes', 'K-8.1')
    const waived = visitor()
    waived.do(1, 'waive', 'Schlossallee')
    waived.do(0, 'offer', bought(1400))
    waived.do(2, 'accept', 0)
    expect(waived.cash(0)).toBe(100)
  })

  it('K-8.1, B-4.4: shares count at their price when the deal is done, the dearest first, five in a turn', () => {
    const t = visitor({ cash: { 0: 600 } })
    // 460 + one share at 66 + four of its own at 18 are 598; 464 + 65 + 4 × 19 are 605, and more once the first is sold.
    t.refuses(0, 'offer', bought(140), 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', bought(136))
    t.do(2, 'accept', 0)
    t.do(1, 'demand', 'Schlossallee')
    t.do(0, 'sellShares', lot(2, 1))
    t.do(0, 'sellShares', lot(0, 4))
    expect([t.waitsFor, t.cash(0)]).toEqual(['turn', 13])
  })

  it('K-8.1, B-4.4: what the bank takes no more in this turn does not count', () => {
    const t = arriving({ cash: { 0: 600 } })
    t.do(0, 'sellShares', lot(0, 5))
    expect(t.cash(0)).toBe(720)
    t.throws(0, [1, 2])
    t.refuses(0, 'offer', bought(121), 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', bought(120))
  })

  it('K-8.1, B-4.3: shares given away count as well, as far as they are needed', () => {
    const t = visitor({ cash: { 0: 499 }, shares: { 2: { 0: 10 } } })
    // With five shares of seat 2 at 60 there are 799; with its own at 20 only 599.
    t.refuses(0, 'offer', given(2, 10), 'proposerOwes', 'K-8.1')
    t.refuses(0, 'offer', { to: 1, give: { shares: lot(2, 10) }, get: {} }, 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', given(2, 10, 1))
    t.do(0, 'offer', given(2, 9))
  })

  it('K-8.1, B-4.9: the last share of itself, which stays, does not count', () => {
    const mortgaged = STATIONS
    const t = visitor({
      own: { 0: STATIONS },
      level: {},
      mortgaged,
      cash: { 0: 40 },
      shares: { 0: { [BANK]: 24 }, 2: { 0: 1 } },
    })
    t.refuses(0, 'offer', given(2, 1, 50), 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', given(2, 1, 60))
  })

  it('K-8.1: mortgages, houses and a jail card count, and small rents hinder no deal', () => {
    const t = visitor({ own: { 0: ['Südbahnhof'] }, level: {}, cash: { 0: 700 }, jailCards: { [CHANCE]: 0 } })
    t.do(0, 'offer', bought(699))
    t.do(2, 'accept', 0)
    expect(t.cash(0)).toBe(1)
    t.do(1, 'demand', 'Schlossallee')
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.waitsFor).toBe('turn')
  })

  it('K-8.1, B-1.3: in jail all of it counts net of protection money', () => {
    const t = arriving({ place: { 0: 35 }, own: { 0: ['Südbahnhof'] }, cash: { 0: 1040 } })
    for (let throws = 0; throws < 3; throws++) t.throws(0, [1, 1])
    expect([t.place(0), t.demands]).toEqual([
      'Gefängnis / nur zu Besuch',
      ['0 owes 1 500 for Parkstraße', '0 owes 1 600 for Schlossallee'],
    ])
    // 80 cost 120: 920 + 50 + 31 + 90 are 1091. 70 cost 105: 935 + 50 + 31 + 90 are 1106.
    t.refuses(0, 'offer', bought(80), 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', bought(70))
  })
})

describe('what creditors would inherit', () => {
  /** With a hotel there: 2000, which seat 0 cannot raise; it holds 20 shares of seat 2, at 60 each. */
  function holder(scene: Scene = {}) {
    return visitor({ level: built(5, ...DARK_BLUE), cash: { 0: 500 }, shares: { 2: { 0: 20 } }, ...scene })
  }

  it('K-8.1, B-4.3, B-4.8: all shares of others that a seat holds, not only those that the bank still takes', () => {
    const t = holder()
    t.refuses(0, 'offer', given(2, 15), 'proposerOwes', 'K-8.1')
    t.refuses(2, 'offer', { to: 0, give: {}, get: { shares: lot(2, 15) } }, 'recipientOwes', 'K-8.1')
    const lapsed = holder()
    lapsed.do(1, 'waive', 'Schlossallee')
    lapsed.do(0, 'offer', given(2, 15))
    lapsed.do(2, 'accept', 0)
    expect(lapsed.shares(2, 0)).toBe(5)
  })

  it('K-8.1, B-4.3: they are sold at what the bank would pay, reckoned as the deal leaves it', () => {
    const t = holder({ shares: { 1: { 0: 20 } } })
    // Seat 1 has 1500 and 750 in deeds, and a hotel on each of its streets.
    const price = Math.round((1500 + 750 + 10 * 200) / 25)
    t.refuses(0, 'offer', given(1, 2, 2 * price - 1), 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', given(1, 2, 2 * price))
    t.do(2, 'accept', 0)
    // Five shares of the buyer for 300: the other fifteen fall from 60 to 48 each, since it has paid.
    const ofBuyer = holder()
    ofBuyer.refuses(0, 'offer', given(2, 5, 300), 'proposerOwes', 'K-8.1')
    ofBuyer.do(0, 'offer', given(2, 20, 1200))
  })

  it('K-8.1, B-4.8: shares of its own do not count, for they are void: neither those it sells nor those it buys', () => {
    const t = holder({ shares: { 0: { 2: 15 } } })
    t.do(0, 'offer', given(0, 4))
    t.do(2, 'accept', 0)
    // More can be raised with them, and the creditor would inherit less.
    const few = holder({ cash: { 0: 50 }, own: { 0: STATIONS }, shares: { 0: { 2: 24 } } })
    few.refuses(0, 'offer', { to: 2, give: { cash: 50 }, get: { shares: lot(0, 5) } }, 'proposerOwes', 'K-8.1')
    few.do(0, 'offer', { to: 2, give: {}, get: { shares: lot(0, 5) } })
    few.do(2, 'accept', 0)
  })

  it('K-8.1, B-4.3: a debtor sells shares to pay with, and buys only what takes nothing from the creditor', () => {
    const t = holder({ cash: { 0: 1500 } })
    t.do(1, 'demand', 'Schlossallee')
    expect(t.waitsFor).toBe('debt to settle')
    t.refuses(0, 'offer', { to: 2, give: { cash: 60 }, get: { shares: lot(2, 1) } }, 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', { to: 2, give: {}, get: { shares: lot(2, 5) } })
    t.do(2, 'accept', 0)
    t.do(0, 'offer', given(2, 10, 600))
    t.do(2, 'accept', 0)
    expect([t.waitsFor, t.cash(0), t.cash(1)]).toEqual(['turn', 100, 3500])
  })

  it('K-8.1, B-1.3: what is inherited is free of protection money, what is raised is not', () => {
    const t = arriving({
      place: { 0: 35 },
      own: { 0: ['Südbahnhof'] },
      level: built(5, ...DARK_BLUE),
      cash: { 0: 40 },
      shares: { 2: { 0: 20 } },
    })
    for (let throws = 0; throws < 3; throws++) t.throws(0, [1, 1])
    // In jail 60 for a share leave 30: the creditor inherits 60.
    t.refuses(0, 'offer', given(2, 10, 600), 'proposerOwes', 'K-8.1')
  })
})
