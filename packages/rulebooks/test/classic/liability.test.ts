import { describe, expect, it } from 'vitest'
import {
  BROWN,
  built,
  CHANCE,
  COMMUNITY,
  communityCard,
  DARK_BLUE,
  LIGHT_BLUE,
  passAll,
  STATIONS,
  table,
} from './table.ts'

type Scene = Partial<Parameters<typeof table>[0]>
type Side = { cash?: number; deeds?: readonly string[]; jailCards?: readonly number[] }

/** Seat 0 has landed on Schlossallee, which is seat 1's: 100 can be demanded, or with two houses there 600. */
function visitor(scene: Scene = {}) {
  const t = table({
    seats: 3,
    starts: 0,
    place: { 0: 36 },
    ...scene,
    own: { 1: DARK_BLUE, 2: ['Westbahnhof'], ...scene.own },
  })
  t.throws(0, [1, 2])
  return t
}
const HOUSES = built(2, ...DARK_BLUE)

/** The same with the rent demanded: a debt is open. */
function debtor(scene: Scene = {}) {
  const t = visitor(scene)
  t.do(1, 'demand', 'Schlossallee')
  expect(t.waitsFor).toBe('debt to settle')
  return t
}

/** What seat 0 offers seat 2 is refused, and so it is the other way around; each time who owes is named. */
function refused(t: ReturnType<typeof table>, give: Side, get: Side): void {
  t.refuses(0, 'offer', { to: 2, give, get }, 'proposerOwes', 'K-8.1')
  t.refuses(2, 'offer', { to: 0, give: get, get: give }, 'recipientOwes', 'K-8.1')
}

function traded(t: ReturnType<typeof table>, give: Side, get: Side): void {
  t.do(0, 'offer', { to: 2, give, get })
  t.do(2, 'accept', 0)
}

describe('while rent can still be demanded', () => {
  it('K-8.1, K-7.1: nothing goes away that is needed to pay it: gifts, cheap sales, swaps, cash', () => {
    const own = { 0: STATIONS.toSpliced(1, 1) }
    const t = visitor({ own, level: HOUSES, cash: { 0: 300 }, jailCards: { [CHANCE]: 2 } })
    // Cash 300 and three mortgages of 100: 600 in all, and 600 can be demanded.
    refused(t, { deeds: ['Südbahnhof'] }, {})
    refused(t, { deeds: STATIONS.toSpliced(1, 1), cash: 300 }, { jailCards: [CHANCE] })
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 99 })
    refused(t, { cash: 101 }, { deeds: ['Westbahnhof'] })
    traded(t, { deeds: ['Südbahnhof'] }, { cash: 100 })
    traded(t, { cash: 100 }, { deeds: ['Südbahnhof'] })
    traded(t, { deeds: ['Nordbahnhof'] }, { deeds: ['Westbahnhof'] })
    t.do(1, 'demand', 'Schlossallee')
    for (const deed of ['Südbahnhof', 'Westbahnhof', 'Hauptbahnhof']) t.do(0, 'mortgage', deed)
    expect([t.cash(0), t.waitsFor]).toEqual([0, 'turn'])
  })

  it('K-8.1, K-7.1: a small rent hinders no ordinary trade: only what is needed has to stay', () => {
    const t = visitor({ own: { 0: ['Südbahnhof', 'Badstraße'] }, cash: { 0: 101 } })
    traded(t, { deeds: ['Südbahnhof', 'Badstraße'], cash: 1 }, {})
    expect([t.owner('Südbahnhof'), t.cash(0)]).toEqual([2, 100])
    refused(t, { cash: 31 }, { deeds: ['Badstraße'] })
    traded(t, { cash: 30 }, { deeds: ['Badstraße'] })
    t.do(1, 'waive', 'Schlossallee')
  })

  it('K-8.1, K-7.1: where it is not enough already, no deal makes it less; any that does not is free', () => {
    const t = visitor({ own: { 0: ['Südbahnhof'] }, level: HOUSES, cash: { 0: 50 } })
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 99 })
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 199 })
    refused(t, { deeds: ['Südbahnhof'], cash: 1 }, { deeds: ['Westbahnhof'] })
    traded(t, { deeds: ['Südbahnhof'] }, { cash: 200 })
    t.do(0, 'offer', { to: 2, give: {}, get: { deeds: ['Südbahnhof'] } })
  })

  it('K-8.1, K-7.1: it holds until the demand has lapsed, been waived or been paid, in further throws too', () => {
    const gift = { to: 2, give: { deeds: ['Südbahnhof'] }, get: {} } as const
    const own = { 0: ['Südbahnhof'], 1: ['Theaterstraße'] }
    const t = table({ seats: 3, starts: 0, place: { 0: 17 }, own, cash: { 0: 0 } })
    t.throws(0, [2, 2])
    t.refuses(0, 'offer', gift, 'proposerOwes', 'K-8.1')
    t.throws(0, [1, 2])
    t.refuses(0, 'offer', gift, 'proposerOwes', 'K-8.1')
    t.do(1, 'waive', 'Theaterstraße')
    t.do(0, 'offer', gift)
    const lapsed = visitor({ own: { 0: ['Südbahnhof'] }, cash: { 0: 0 } })
    lapsed.do(0, 'endTurn')
    lapsed.refuses(0, 'offer', gift, 'proposerOwes', 'K-8.1')
    lapsed.throws(1, [5, 5])
    lapsed.do(0, 'offer', gift)
  })

  it('K-8.1, K-7.1: several rents add up', () => {
    const t = table({
      seats: 3,
      starts: 0,
      place: { 0: 17 },
      own: { 0: ['Badstraße'], 1: ['Theaterstraße'], 2: ['Nordbahnhof'] },
      cash: { 0: 40 },
    })
    t.throws(0, [2, 2])
    t.throws(0, [1, 3])
    // 18 and 25 against 40 and a mortgage of 30.
    t.do(0, 'offer', { to: 2, give: { deeds: ['Badstraße'] }, get: { cash: 3 } })
    t.refuses(0, 'offer', { to: 2, give: { deeds: ['Badstraße'] }, get: { cash: 2 } }, 'proposerOwes', 'K-8.1')
  })

  it('K-8.1: buildings count at their sale price', () => {
    const own = { 0: [...LIGHT_BLUE, 'Südbahnhof'] }
    const t = visitor({ own, level: { ...HOUSES, ...built(2, ...LIGHT_BLUE) }, cash: { 0: 200 } })
    // 200 + 6 × 25 + 50 + 50 + 60 + 100 = 610.
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 89 })
    traded(t, { deeds: ['Südbahnhof'] }, { cash: 90 })
    t.do(1, 'demand', 'Schlossallee')
    for (const street of [...LIGHT_BLUE, ...LIGHT_BLUE]) t.do(0, 'sell', street)
    for (const street of LIGHT_BLUE) t.do(0, 'mortgage', street)
    expect([t.cash(0), t.waitsFor]).toEqual([0, 'turn'])
  })

  it('K-8.1: a jail card counts nothing there: no bank buys it', () => {
    const scene = { jailCards: { [CHANCE]: 0, [COMMUNITY]: 2 }, own: { 0: ['Südbahnhof'] }, cash: { 0: 550 } }
    const t = visitor({ ...scene, level: HOUSES })
    // 550 and a mortgage of 100, and 600 are needed.
    refused(t, { cash: 51 }, { jailCards: [COMMUNITY] })
    traded(t, { cash: 50 }, { jailCards: [COMMUNITY] })
    traded(t, { jailCards: [CHANCE] }, {})
    refused(t, { deeds: ['Südbahnhof'] }, { jailCards: [CHANCE], cash: 99 })
    traded(t, { deeds: ['Südbahnhof'], jailCards: [COMMUNITY] }, { cash: 100 })
  })

  it('K-8.1, K-6.2: a mortgaged property counts nothing, and the interest on one received counts against it', () => {
    const mortgaged = ['Südbahnhof', 'Westbahnhof']
    const t = visitor({ own: { 0: ['Südbahnhof', 'Badstraße'] }, mortgaged, cash: { 0: 79 } })
    // 79 and 30: 100 are needed.
    traded(t, { deeds: ['Südbahnhof'] }, {})
    refused(t, {}, { deeds: ['Westbahnhof'] })
    traded(t, {}, { deeds: ['Westbahnhof'], cash: 1 })
  })

  it('K-8.1: it binds the one of whom rent can be demanded, no matter who proposes, and nobody else', () => {
    const t = visitor({ own: { 0: ['Südbahnhof'] }, cash: { 0: 0 } })
    t.do(2, 'offer', { to: 1, give: { deeds: ['Westbahnhof'] }, get: {} })
    t.do(1, 'accept', 2)
    t.refuses(1, 'offer', { to: 0, give: {}, get: { deeds: ['Südbahnhof'] } }, 'recipientOwes', 'K-8.1')
  })

  it('K-8.1: an offer made before is held to it when it is accepted', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 36 }, own: { 0: ['Südbahnhof'], 1: DARK_BLUE }, cash: { 0: 0 } })
    t.do(0, 'offer', { to: 2, give: { deeds: ['Südbahnhof'] }, get: { cash: 5 } })
    t.throws(0, [1, 2])
    t.refuses(2, 'accept', 0, 'proposerOwes', 'K-8.1')
    t.do(1, 'waive', 'Schlossallee')
    t.do(2, 'accept', 0)
    expect(t.cash(0)).toBe(5)
  })
})

describe('while a debt is open', () => {
  it('K-8.1: the same holds: four stations and 500 for nothing are refused, at their printed price they go', () => {
    const t = debtor({ own: { 0: STATIONS, 2: ['Badstraße'] }, level: built(5, ...DARK_BLUE), cash: { 0: 500 } })
    refused(t, { deeds: STATIONS, cash: 500 }, { deeds: ['Badstraße'] })
    refused(t, { deeds: STATIONS }, {})
    refused(t, { deeds: STATIONS }, { cash: 799 })
    traded(t, { deeds: STATIONS }, { cash: 800 })
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → 1 1300 (K-8.1)'])
  })

  it('K-8.1: a jail card is not given away for nothing', () => {
    const t = debtor({ own: { 0: ['Badstraße'] }, jailCards: { [CHANCE]: 0 }, cash: { 0: 20 } })
    refused(t, { jailCards: [CHANCE] }, {})
    refused(t, { jailCards: [CHANCE] }, { cash: 49 })
    traded(t, { jailCards: [CHANCE] }, { cash: 50 })
    expect([t.cash(0), t.jailCard(CHANCE)]).toEqual([70, 2])
    t.do(0, 'mortgage', 'Badstraße')
    expect(t.waitsFor).toBe('turn')
  })

  it('K-8.1: what is not needed for it may go at any terms, for cash and for other things', () => {
    const t = debtor({ own: { 0: [...STATIONS.slice(2), ...BROWN] }, cash: { 0: 0 } })
    // 260 could be raised, 100 are owed.
    traded(t, { deeds: ['Nordbahnhof'] }, {})
    refused(t, { deeds: ['Hauptbahnhof'] }, {})
    traded(t, { deeds: ['Hauptbahnhof'] }, { cash: 40 })
    refused(t, { deeds: ['Badstraße'] }, { cash: 29 })
    traded(t, { deeds: ['Badstraße', 'Turmstraße'] }, { cash: 60 })
    expect([t.cash(0), t.waitsFor]).toEqual([0, 'turn'])
  })

  it('K-8.1: what a card has yet to cost in the same round counts too', () => {
    const t = table({ seats: 4, starts: 0, place: { 0: 30 }, own: { 3: ['Badstraße'] }, cash: { 1: 0, 3: 0 } })
    t.cards(COMMUNITY, communityCard.receive10Each)
    t.throws(0, [1, 2])
    // Seat 1 is asked for its 10 just now; seat 3 owes them after seat 2.
    expect(t.must).toEqual([1])
    t.refuses(3, 'offer', { to: 2, give: { deeds: ['Badstraße'] }, get: { cash: 9 } }, 'proposerOwes', 'K-8.1')
    t.do(3, 'offer', { to: 2, give: { deeds: ['Badstraße'] }, get: { cash: 10 } })
    t.do(1, 'bankrupt')
    t.do(2, 'accept', 3)
    passAll(t)
  })
})

/** Seat 0 mortgages these. */
function mortgages(t: ReturnType<typeof table>, deeds: readonly string[]): void {
  for (const deed of deeds) t.do(0, 'mortgage', deed)
}

/** The hotel on Schlossallee: 2000. */
const HOTEL = built(5, ...DARK_BLUE)

describe('what creditors would inherit', () => {
  it('K-8.1, K-7.1: mortgaged deeds are not given away before a bankruptcy: the creditor inherits them', () => {
    const t = debtor({ own: { 0: STATIONS, 2: [] }, level: HOTEL, cash: { 0: 10 } })
    mortgages(t, STATIONS)
    refused(t, { deeds: STATIONS }, {})
    refused(t, { deeds: STATIONS }, { cash: 359 })
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 89 })
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → 1 410 (K-8.1)', '1 → bank 40 (K-6.2)'])
    expect(STATIONS.map((station) => t.owner(station))).toEqual([1, 1, 1, 1])
  })

  it('K-8.1, K-7.1: nor while the rent can still be demanded', () => {
    const t = visitor({ own: { 0: STATIONS, 2: [] }, level: HOTEL, cash: { 0: 10 } })
    mortgages(t, STATIONS)
    refused(t, { deeds: STATIONS }, {})
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 89 })
    traded(t, { deeds: ['Südbahnhof'] }, { cash: 90 })
    t.do(1, 'waive', 'Schlossallee')
    traded(t, { deeds: ['Westbahnhof'] }, {})
  })

  it('K-8.1: nor where the bank is the creditor', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 2 }, own: { 0: ['Südbahnhof'] }, cash: { 0: 20 } })
    t.throws(0, [1, 1])
    mortgages(t, ['Südbahnhof'])
    expect([t.waitsFor, t.cash(0)]).toEqual(['debt to settle', 120])
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 79 })
    traded(t, { deeds: ['Südbahnhof'] }, { cash: 80 })
    expect(t.waitsFor).toBe('turn')
  })

  it('K-8.1: free deeds count their printed price, mortgaged ones that less 55 %, jail cards 50, cash itself', () => {
    const t = debtor({
      own: { 0: ['Südbahnhof', 'Badstraße'], 2: ['Westbahnhof', 'Turmstraße'] },
      level: HOTEL,
      mortgaged: ['Badstraße', 'Turmstraße'],
      jailCards: { [CHANCE]: 0, [COMMUNITY]: 2 },
      cash: { 0: 300, 2: 500 },
    })
    // What can be raised grows in each of these; what is inherited falls short by 1.
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 199 })
    refused(t, { deeds: ['Badstraße'] }, { cash: 26 })
    refused(t, { jailCards: [CHANCE] }, { cash: 49 })
    refused(t, { deeds: ['Südbahnhof'] }, { jailCards: [COMMUNITY], cash: 149 })
    refused(t, { deeds: ['Badstraße', 'Südbahnhof'] }, { deeds: ['Westbahnhof'], cash: 26 })
    traded(t, { deeds: ['Badstraße'] }, { cash: 27 })
    traded(t, { jailCards: [CHANCE] }, { cash: 50 })
    traded(t, { deeds: ['Südbahnhof'] }, { jailCards: [COMMUNITY], cash: 150 })
    expect([t.cash(0), t.waitsFor]).toEqual([527, 'debt to settle'])
  })

  it('K-8.1, K-6.2: what comes in counts for both, less the interest that is due on it', () => {
    const own = { 0: ['Südbahnhof'], 2: ['Westbahnhof', 'Goethestraße'] }
    const t = debtor({ own, level: HOTEL, mortgaged: ['Goethestraße'], cash: { 0: 20 } })
    // 280 less 140 and 14 to lift it, and 14 at once: 112. Nothing can be raised on it.
    refused(t, {}, { deeds: ['Goethestraße'] })
    refused(t, {}, { deeds: ['Goethestraße'], cash: 13 })
    refused(t, { deeds: ['Südbahnhof'] }, { deeds: ['Goethestraße'], cash: 113 })
    traded(t, { deeds: ['Südbahnhof'] }, { deeds: ['Goethestraße'], cash: 114 })
    traded(t, {}, { deeds: ['Westbahnhof'] })
    expect([t.cash(0), t.owner('Westbahnhof'), t.waitsFor]).toEqual([120, 0, 'debt to settle'])
  })
})

describe('genuine sales', () => {
  it('K-8.1, K-7.1: what brings in enough to pay stands at any terms, below the printed price too', () => {
    const t = debtor({ own: { 0: ['Südbahnhof'] }, level: HOUSES, cash: { 0: 450 } })
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 149 })
    traded(t, { deeds: ['Südbahnhof'] }, { cash: 150 })
    expect([t.payments.at(-1), t.cash(0), t.waitsFor]).toEqual(['0 → 1 600 (K-3.1)', 0, 'turn'])
  })

  it('K-8.1, K-7.1: a gift of money with a deed saves a debtor', () => {
    const t = debtor({ own: { 0: ['Badstraße'] }, cash: { 0: 0 } })
    traded(t, { deeds: ['Badstraße'] }, { cash: 500 })
    expect([t.cash(0), t.cash(1), t.waitsFor]).toEqual([400, 1600, 'turn'])
  })

  it('K-8.1, K-7.1: mortgaged deeds are sold one by one to pay with', () => {
    const t = debtor({ own: { 0: STATIONS, 2: [] }, level: HOUSES, cash: { 0: 0 } })
    mortgages(t, STATIONS)
    traded(t, { deeds: ['Südbahnhof'] }, { cash: 90 })
    refused(t, { deeds: ['Westbahnhof'] }, { cash: 89 })
    traded(t, { deeds: ['Westbahnhof'] }, { cash: 110 })
    expect([t.cash(0), t.waitsFor]).toEqual([0, 'turn'])
    traded(t, { deeds: ['Nordbahnhof', 'Hauptbahnhof'] }, {})
  })
})

describe('both sides of a deal', () => {
  it('K-8.1, K-7.1: what a seat owes binds it in deals with its creditor as well', () => {
    const t = debtor({ own: { 0: ['Südbahnhof'] }, level: HOTEL, cash: { 0: 10 } })
    t.refuses(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: {} }, 'proposerOwes', 'K-8.1')
    t.refuses(1, 'offer', { to: 0, give: { cash: 199 }, get: { deeds: ['Südbahnhof'] } }, 'recipientOwes', 'K-8.1')
    t.do(1, 'offer', { to: 0, give: { cash: 200 }, get: { deeds: ['Südbahnhof'] } })
    t.do(0, 'accept', 1)
  })

  it('K-8.1, K-7.1: where both owe, each keeps what that takes', () => {
    const own = { 1: ['Südbahnhof'], 3: ['Badstraße'] }
    const t = table({ seats: 4, starts: 0, place: { 0: 30 }, own, cash: { 1: 0, 3: 0 } })
    t.cards(COMMUNITY, communityCard.receive10Each)
    t.throws(0, [1, 2])
    t.refuses(1, 'offer', { to: 3, give: { deeds: ['Südbahnhof'] }, get: {} }, 'proposerOwes', 'K-8.1')
    t.refuses(1, 'offer', { to: 3, give: {}, get: { deeds: ['Badstraße'] } }, 'recipientOwes', 'K-8.1')
    t.do(1, 'offer', { to: 3, give: { deeds: ['Südbahnhof'] }, get: { deeds: ['Badstraße'] } })
    t.do(3, 'accept', 1)
    t.do(1, 'mortgage', 'Badstraße')
    t.do(3, 'mortgage', 'Südbahnhof')
    expect([t.cash(1), t.cash(3), t.waitsFor]).toEqual([20, 90, 'turn'])
  })

  it('K-8.1, K-7.1: an open offer is judged again when it is taken, and who owes by then is named', () => {
    const scene = { seats: 3, starts: 0, place: { 0: 36 }, own: { 0: STATIONS, 1: DARK_BLUE }, cash: { 0: 0 } }
    const t = table({ ...scene, level: HOTEL, mortgaged: STATIONS })
    t.do(0, 'offer', { to: 2, give: { deeds: ['Südbahnhof'] }, get: {} })
    t.do(2, 'offer', { to: 0, give: {}, get: { deeds: ['Westbahnhof'] } })
    t.throws(0, [1, 2])
    t.refuses(2, 'accept', 0, 'proposerOwes', 'K-8.1')
    t.refuses(0, 'accept', 2, 'recipientOwes', 'K-8.1')
    t.do(1, 'demand', 'Schlossallee')
    t.refuses(2, 'accept', 0, 'proposerOwes', 'K-8.1')
    t.do(0, 'bankrupt')
    expect([t.offers, t.owner('Südbahnhof')]).toEqual([[], 1])
  })
})
