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

/** What seat 0 offers seat 2 is refused, and so it is the other way around, and when it was offered before. */
function refused(t: ReturnType<typeof table>, give: Side, get: Side): void {
  t.refuses(0, 'offer', { to: 2, give, get }, 'debtorGivesAway', 'K-8.1')
  t.refuses(2, 'offer', { to: 0, give: get, get: give }, 'debtorGivesAway', 'K-8.1')
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
    refused(t, { deeds: ['Südbahnhof'], cash: 1 }, { deeds: ['Westbahnhof'] })
    traded(t, { deeds: ['Südbahnhof'] }, { cash: 100 })
    t.do(0, 'offer', { to: 2, give: {}, get: { deeds: ['Südbahnhof'] } })
  })

  it('K-8.1, K-7.1: it holds until the demand has lapsed, been waived or been paid, in further throws too', () => {
    const gift = { to: 2, give: { deeds: ['Südbahnhof'] }, get: {} } as const
    const own = { 0: ['Südbahnhof'], 1: ['Theaterstraße'] }
    const t = table({ seats: 3, starts: 0, place: { 0: 17 }, own, cash: { 0: 0 } })
    t.throws(0, [2, 2])
    t.refuses(0, 'offer', gift, 'debtorGivesAway', 'K-8.1')
    t.throws(0, [1, 2])
    t.refuses(0, 'offer', gift, 'debtorGivesAway', 'K-8.1')
    t.do(1, 'waive', 'Theaterstraße')
    t.do(0, 'offer', gift)
    const lapsed = visitor({ own: { 0: ['Südbahnhof'] }, cash: { 0: 0 } })
    lapsed.do(0, 'endTurn')
    lapsed.refuses(0, 'offer', gift, 'debtorGivesAway', 'K-8.1')
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
    t.refuses(0, 'offer', { to: 2, give: { deeds: ['Badstraße'] }, get: { cash: 2 } }, 'debtorGivesAway', 'K-8.1')
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

  it('K-8.1: a jail card counts 50, given or received', () => {
    const t = visitor({ jailCards: { [CHANCE]: 0, [COMMUNITY]: 2 }, own: { 0: ['Südbahnhof'] }, cash: { 0: 0 } })
    // 100 and 50: 100 are needed.
    refused(t, { deeds: ['Südbahnhof'] }, { cash: 49 })
    traded(t, { jailCards: [CHANCE] }, {})
    refused(t, { deeds: ['Südbahnhof'] }, { jailCards: [COMMUNITY], cash: 49 })
    traded(t, { deeds: ['Südbahnhof'] }, { jailCards: [COMMUNITY], cash: 50 })
    refused(t, { jailCards: [COMMUNITY] }, { cash: 49 })
    expect(t.jailCard(COMMUNITY)).toBe(0)
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
    t.refuses(1, 'offer', { to: 0, give: {}, get: { deeds: ['Südbahnhof'] } }, 'debtorGivesAway', 'K-8.1')
  })

  it('K-8.1: an offer made before is held to it when it is accepted', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 36 }, own: { 0: ['Südbahnhof'], 1: DARK_BLUE }, cash: { 0: 0 } })
    t.do(0, 'offer', { to: 2, give: { deeds: ['Südbahnhof'] }, get: { cash: 5 } })
    t.throws(0, [1, 2])
    t.refuses(2, 'accept', 0, 'debtorGivesAway', 'K-8.1')
    t.do(1, 'waive', 'Schlossallee')
    t.do(2, 'accept', 0)
    expect(t.cash(0)).toBe(5)
  })
})

describe('while a debt is open', () => {
  it('K-8.1: the same holds: four stations and 500 for nothing are refused, at the price of their mortgages they go', () => {
    const t = debtor({ own: { 0: STATIONS, 2: ['Badstraße'] }, level: built(5, ...DARK_BLUE), cash: { 0: 500 } })
    refused(t, { deeds: STATIONS, cash: 500 }, { deeds: ['Badstraße'] })
    refused(t, { deeds: STATIONS }, {})
    refused(t, { deeds: STATIONS }, { cash: 399 })
    traded(t, { deeds: STATIONS }, { cash: 400 })
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → 1 900 (K-8.1)'])
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
    t.refuses(3, 'offer', { to: 2, give: { deeds: ['Badstraße'] }, get: { cash: 9 } }, 'debtorGivesAway', 'K-8.1')
    t.do(3, 'offer', { to: 2, give: { deeds: ['Badstraße'] }, get: { cash: 10 } })
    t.do(1, 'bankrupt')
    t.do(2, 'accept', 3)
    passAll(t)
  })
})
