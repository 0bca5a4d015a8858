import { describe, expect, it } from 'vitest'
import { built, CHANCE, COMMUNITY, DARK_BLUE, idleTurn, PINK, passAll, STATIONS, table } from './table.ts'

/** Three players with a station each; seats 1 and 2 hold the jail cards. */
const market = (scene: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    seats: 3,
    starts: 0,
    own: { 0: ['Südbahnhof'], 1: ['Westbahnhof'], 2: ['Nordbahnhof'] },
    jailCards: { [CHANCE]: 1, [COMMUNITY]: 2 },
    ...scene,
  })

describe('what may be traded', () => {
  it('K-7.1: a deed against cash', () => {
    const t = market()
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 250 } })
    expect([t.lines(), t.offers, t.may]).toEqual([['tradeOffered seat 0 to 1 offer 1 (K-7.1)'], [0], [1]])
    t.do(1, 'accept', 0)
    expect(t.lines()).toEqual([
      'traded seat 0 to 1 offer 1 (K-7.1)',
      '1 → 0 250 (K-7.1)',
      'deedMoved deed Südbahnhof from 0 to 1 (K-2.3)',
    ])
    expect([t.owner('Südbahnhof'), t.offers]).toEqual([1, []])
  })

  it('K-7.1: jail cards, against deeds, cash and each other', () => {
    const t = market()
    t.do(2, 'offer', { to: 1, give: { jailCards: [COMMUNITY], cash: 10 }, get: { jailCards: [CHANCE] } })
    t.do(1, 'accept', 2)
    expect([t.jailCard(CHANCE), t.jailCard(COMMUNITY), t.cash(1)]).toEqual([2, 1, 1510])
    t.do(0, 'offer', { to: 2, give: { deeds: ['Südbahnhof'] }, get: { jailCards: [CHANCE] } })
    t.do(2, 'accept', 0)
    expect([t.jailCard(CHANCE), t.owner('Südbahnhof')]).toEqual([0, 2])
  })

  it('K-7.1: at any agreed terms, several things on both sides', () => {
    const t = market({ own: { 0: [...STATIONS.slice(0, 3), ...PINK], 1: [...DARK_BLUE, 'Hauptbahnhof'] } })
    t.do(0, 'offer', {
      to: 1,
      give: { deeds: [...PINK, 'Südbahnhof'], cash: 77 },
      get: { deeds: DARK_BLUE, jailCards: [CHANCE] },
    })
    t.do(1, 'accept', 0)
    expect([...PINK, 'Südbahnhof'].map((deed) => t.owner(deed))).toEqual([1, 1, 1, 1])
    expect([...DARK_BLUE.map((deed) => t.owner(deed)), t.jailCard(CHANCE)]).toEqual([0, 0, 0])
    expect([t.owner('Westbahnhof'), t.owner('Hauptbahnhof'), t.cash(0)]).toEqual([0, 1, 1423])
  })

  it('K-7.1: a deed far below its price', () => {
    const t = market({ own: { 0: ['Schlossallee'] } })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Schlossallee'] }, get: { cash: 1 } })
    t.do(1, 'accept', 0)
    expect(t.cash(0)).toBe(1501)
  })

  it('K-7.1: no property while a building stands in its group, not even an unbuilt one of it', () => {
    const t = market({ own: { 0: PINK, 1: ['Westbahnhof'] }, level: { Seestraße: 1 } })
    for (const street of PINK)
      t.refuses(0, 'offer', { to: 1, give: { deeds: [street] }, get: { cash: 1 } }, 'offerBuilt', 'K-7.1')
    t.refuses(1, 'offer', { to: 0, give: { cash: 500 }, get: { deeds: ['Hafenstraße'] } }, 'offerBuilt', 'K-7.1')
    t.do(0, 'sell', 'Seestraße')
    t.do(0, 'offer', { to: 1, give: { deeds: ['Seestraße'] }, get: { cash: 1 } })
  })

  it('K-7.1: nothing but what each has', () => {
    const t = market()
    const refused = (give: object, get: object, why: 'offerNotTheirs' | 'offerTooDear' | 'noSuchDeed' | 'offerEmpty') =>
      t.refuses(0, 'offer', { to: 1, give, get }, why, 'K-7.1')
    refused({ deeds: ['Westbahnhof'] }, { cash: 1 }, 'offerNotTheirs')
    refused({ cash: 1 }, { deeds: ['Nordbahnhof'] }, 'offerNotTheirs')
    refused({ cash: 1 }, { deeds: ['Badstraße'] }, 'offerNotTheirs')
    refused({ jailCards: [CHANCE] }, { cash: 1 }, 'offerNotTheirs')
    refused({ cash: 1 }, { jailCards: [COMMUNITY] }, 'offerNotTheirs')
    refused({ cash: 1 }, { jailCards: [2] }, 'offerNotTheirs')
    refused({ cash: 1501 }, { deeds: ['Westbahnhof'] }, 'offerTooDear')
    t.refuses(0, 'offer', { to: 1, give: { cash: 1 }, get: { deeds: [28] } }, 'noSuchDeed', 'K-0.2')
    t.refuses(0, 'offer', { to: 1, give: { cash: 1 }, get: { deeds: [40] } }, 'noSuchDeed', 'K-0.2')
  })

  it('K-7.1: no loans: money against money, or for nothing, is no trade', () => {
    const t = market()
    t.refuses(0, 'offer', { to: 1, give: { cash: 100 }, get: { cash: 110 } }, 'offerEmpty', 'K-7.1')
    t.refuses(0, 'offer', { to: 1, give: { cash: 100 }, get: {} }, 'offerEmpty', 'K-7.1')
    t.refuses(0, 'offer', { to: 1, give: {}, get: { cash: 100 } }, 'offerEmpty', 'K-7.1')
    t.refuses(0, 'offer', { to: 1, give: {}, get: {} }, 'offerEmpty', 'K-7.1')
  })

  it('K-7.1: at any terms: a property may be given for nothing', () => {
    const t = market({ own: { 0: ['Turmstraße'] } })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Turmstraße'] }, get: {} })
    t.do(1, 'accept', 0)
    expect(t.owner('Turmstraße')).toBe(1)
  })

  it('K-7.1: no immunity: the seller of a street pays rent there like anybody', () => {
    const t = market({ own: { 0: ['Turmstraße'] } })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Turmstraße'] }, get: { cash: 60 } })
    t.do(1, 'accept', 0)
    t.throws(0, [1, 2])
    expect(t.demands).toEqual(['0 owes 1 4 for Turmstraße'])
  })
})

describe('who may trade when', () => {
  it('K-7.1: any two players, on any turn, between the throws, and while another decides whether to buy', () => {
    const t = market()
    t.do(1, 'offer', { to: 2, give: { cash: 50 }, get: { jailCards: [COMMUNITY] } })
    t.throws(0, [3, 3])
    t.do(2, 'accept', 1)
    expect(t.jailCard(COMMUNITY)).toBe(1)
    t.do(2, 'offer', { to: 0, give: { deeds: ['Nordbahnhof'] }, get: { cash: 10 } })
    t.do(0, 'accept', 2)
    t.do(0, 'buy')
    expect([t.owner('Nordbahnhof'), t.cash(0)]).toEqual([0, 1390])
  })

  it('K-7.1: not with yourself, nor with somebody who has left or never sat there', () => {
    const t = market()
    t.resign(2)
    passAll(t)
    const give = { cash: 1 }
    t.refuses(0, 'offer', { to: 0, give, get: { deeds: ['Südbahnhof'] } }, 'offerToSelf', 'K-7.1')
    for (const to of [2, 3, 7])
      t.refuses(0, 'offer', { to, give, get: { deeds: ['Nordbahnhof'] } }, 'notInGame', 'K-0.4')
    t.refuses(2, 'offer', { to: 0, give, get: { deeds: ['Südbahnhof'] } }, 'notInGame', 'K-0.4')
  })

  it('K-7.1: only the one to whom it was made answers, only the one who made it withdraws', () => {
    const t = market()
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 250 } })
    t.refuses(2, 'accept', 0, 'notYourOffer', 'K-7.1')
    t.refuses(0, 'accept', 0, 'notYourOffer', 'K-7.1')
    t.refuses(2, 'refuse', 0, 'notYourOffer', 'K-7.1')
    t.refuses(1, 'withdraw', 0, 'notYourOffer', 'K-7.1')
    t.refuses(1, 'accept', { serial: 77 }, 'noSuchOffer', 'K-7.1')
    t.do(1, 'refuse', 0)
    expect([t.lines(), t.offers]).toEqual([['tradeDeclined seat 0 to 1 offer 1 (K-7.1)'], []])
    t.refuses(1, 'accept', { serial: 1 }, 'noSuchOffer', 'K-7.1')
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 250 } })
    t.do(0, 'withdraw', 0)
    expect([t.lines(), t.offers]).toEqual([['tradeWithdrawn seat 0 to 1 offer 2 (K-7.1)'], []])
    t.refuses(0, 'withdraw', { serial: 2 }, 'noSuchOffer', 'K-7.1')
  })

  it('K-7.1: nobody is blocked by an offer: the turn goes on', () => {
    const t = market()
    t.do(1, 'offer', { to: 0, give: { cash: 50 }, get: { deeds: ['Südbahnhof'] } })
    expect(t.must).toEqual([0])
    idleTurn(t)
    expect(t.offers).toEqual([1])
    t.do(0, 'accept', 1)
    expect(t.owner('Südbahnhof')).toBe(1)
  })

  it('K-7.1: one open offer a player: a new one takes the place of the old', () => {
    const t = market()
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 250 } })
    t.do(0, 'offer', { to: 2, give: { deeds: ['Südbahnhof'] }, get: { cash: 260 } })
    expect(t.lines()).toEqual([
      'tradeWithdrawn seat 0 to 1 offer 1 (K-7.1)',
      'tradeOffered seat 0 to 2 offer 2 (K-7.1)',
    ])
    t.refuses(1, 'accept', { serial: 1 }, 'noSuchOffer', 'K-7.1')
    t.do(2, 'accept', 0)
  })

  it('K-7.1: so that talk ends, a player makes at most 12 offers in a turn, and then 12 again', () => {
    const t = market()
    const offer = { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 250 } }
    for (let made = 0; made < 12; made++) t.do(0, 'offer', offer)
    t.refuses(0, 'offer', offer, 'tooManyOffers', 'K-7.1')
    t.do(1, 'offer', { to: 0, give: { cash: 1 }, get: { deeds: ['Südbahnhof'] } })
    idleTurn(t)
    t.do(0, 'offer', offer)
  })
})

describe('counter-offers', () => {
  it('K-7.1: an answer with other terms replaces the offer', () => {
    const t = market()
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 250 } })
    t.do(1, 'offer', { to: 0, give: { cash: 180 }, get: { deeds: ['Südbahnhof'] }, counters: 0 })
    expect([t.lines(), t.offers, t.may]).toEqual([['tradeCountered seat 1 to 0 offer 2 (K-7.1)'], [1], [0]])
    t.refuses(1, 'accept', { serial: 1 }, 'noSuchOffer', 'K-7.1')
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 200 }, counters: 1 })
    t.do(1, 'accept', 0)
    expect(t.payments).toEqual(['1 → 0 200 (K-7.1)'])
  })

  it('K-7.1: only to an open offer, made to you, back to the player who made it', () => {
    const t = market()
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 250 } })
    const give = { cash: 180 }
    t.refuses(2, 'offer', { to: 0, give, get: { deeds: ['Südbahnhof'] }, counters: 0 }, 'notYourOffer', 'K-7.1')
    t.refuses(1, 'offer', { to: 2, give, get: { deeds: ['Nordbahnhof'] }, counters: 0 }, 'notYourOffer', 'K-7.1')
    const counters = { serial: 9 }
    t.refuses(1, 'offer', { to: 0, give, get: { deeds: ['Südbahnhof'] }, counters }, 'noSuchOffer', 'K-7.1')
  })
})

describe('when an offer lapses', () => {
  const offered = (scene: Partial<Parameters<typeof table>[0]> = {}) => {
    const t = market({ own: { 0: ['Südbahnhof', ...DARK_BLUE], 1: ['Westbahnhof'], 2: ['Nordbahnhof'] }, ...scene })
    t.do(0, 'offer', {
      to: 1,
      give: { deeds: ['Südbahnhof', 'Schlossallee'] },
      get: { deeds: ['Westbahnhof'], jailCards: [CHANCE], cash: 100 },
    })
    return t
  }
  const LAPSED = ['tradeLapsed seat 0 to 1 offer 1 (K-7.1)']

  it('K-7.1: when a deed named in it is mortgaged or lifted, on either side', () => {
    const mine = offered()
    mine.do(0, 'mortgage', 'Südbahnhof')
    expect([mine.lines('tradeLapsed'), mine.offers]).toEqual([LAPSED, []])
    mine.refuses(1, 'accept', { serial: 1 }, 'noSuchOffer', 'K-7.1')
    const theirs = offered({ mortgaged: ['Westbahnhof'] })
    theirs.do(1, 'lift', 'Westbahnhof')
    expect(theirs.lines('tradeLapsed')).toEqual(LAPSED)
  })

  it('K-7.1: when a deed or a jail card named in it changes hands', () => {
    const deed = offered()
    deed.do(1, 'offer', { to: 2, give: { deeds: ['Westbahnhof'] }, get: { cash: 10 } })
    deed.do(2, 'accept', 1)
    expect(deed.lines('tradeLapsed')).toEqual(LAPSED)
    const card = offered()
    card.do(1, 'offer', { to: 2, give: { jailCards: [CHANCE] }, get: { cash: 10 } })
    card.do(2, 'accept', 1)
    expect(card.lines('tradeLapsed')).toEqual(LAPSED)
  })

  it('K-7.1: when a jail card named in it is played', () => {
    const t = offered({ starts: 1, jail: { 1: 0 } })
    t.do(1, 'playJailCard')
    expect(t.lines('tradeLapsed')).toEqual(LAPSED)
  })

  it('K-7.1: when a street named in it is built on; what is built elsewhere in its group forbids it', () => {
    const t = offered()
    t.do(0, 'build', 'Schlossallee')
    expect(t.lines('tradeLapsed')).toEqual(LAPSED)
    const elsewhere = offered()
    elsewhere.do(0, 'build', 'Parkstraße')
    elsewhere.refuses(1, 'accept', 0, 'offerBuilt', 'K-7.1')
    elsewhere.do(0, 'sell', 'Parkstraße')
    elsewhere.do(1, 'accept', 0)
  })

  it('K-7.1: when either of the two leaves the game, but not when a third one does', () => {
    for (const leaver of [0, 1]) {
      const t = offered()
      t.resign(leaver)
      expect(t.lines('tradeLapsed')).toEqual(LAPSED)
      passAll(t)
    }
    // Nothing of the leaver’s is named but the money: the offer lapses all the same.
    for (const leaver of [0, 1]) {
      const t = market()
      const deed = { deeds: [leaver === 0 ? 'Westbahnhof' : 'Südbahnhof'] }
      const cash = { cash: 10 }
      t.do(0, 'offer', leaver === 0 ? { to: 1, give: cash, get: deed } : { to: 1, give: deed, get: cash })
      t.resign(leaver)
      expect(t.offers).toEqual([])
      passAll(t)
    }
    const third = offered()
    third.resign(2)
    expect([third.lines('tradeLapsed'), third.offers]).toEqual([[], [0]])
    passAll(third)
    third.do(1, 'accept', 0)
  })

  it('K-7.1: not when something else changes', () => {
    const t = offered()
    t.do(2, 'mortgage', 'Nordbahnhof')
    t.do(0, 'mortgage', 'Parkstraße')
    idleTurn(t)
    t.do(1, 'accept', 0)
    expect([t.owner('Schlossallee'), t.owner('Westbahnhof')]).toEqual([1, 0])
  })

  it('K-7.1: cash that is missing when it is accepted: refused, and open until there is enough', () => {
    const t = offered({ cash: { 1: 90 } })
    t.refuses(1, 'accept', 0, 'offerTooDear', 'K-7.1')
    t.do(1, 'offer', { to: 2, give: { cash: 20 }, get: { jailCards: [COMMUNITY] } })
    t.do(2, 'accept', 1)
    t.refuses(1, 'accept', 0, 'offerTooDear', 'K-7.1')
    t.do(2, 'offer', { to: 1, give: { cash: 30 }, get: { jailCards: [COMMUNITY] } })
    t.do(1, 'accept', 2)
    t.do(1, 'accept', 0)
    expect(t.cash(1)).toBe(0)
  })

  it('K-7.1: what the proposer has spent in the meantime is missing too', () => {
    const t = market()
    t.do(0, 'offer', { to: 1, give: { cash: 1500 }, get: { deeds: ['Westbahnhof'] } })
    t.throws(0, [1, 2])
    t.do(0, 'buy')
    t.refuses(1, 'accept', 0, 'offerTooDear', 'K-7.1')
  })

  it('K-7.1: while an auction runs none is carried out; it may be refused or withdrawn, and afterwards accepted', () => {
    const t = offered()
    t.do(2, 'offer', { to: 1, give: { cash: 5 }, get: { deeds: ['Westbahnhof'] } })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    t.refuses(1, 'accept', 0, 'auctionRuns', 'K-2.2')
    t.do(1, 'refuse', 2)
    for (const seat of [0, 1, 2]) t.do(seat, 'pass')
    t.do(1, 'accept', 0)
    expect(t.owner('Schlossallee')).toBe(1)
  })

  it('K-7.1: while pieces are auctioned none is carried out either', () => {
    const own = {
      0: PINK,
      1: DARK_BLUE,
      2: ['Badstraße', 'Turmstraße', 'Chausseestraße', 'Elisenstraße', 'Poststraße'],
    }
    const level = built(4, ...(own[2] ?? []))
    const t = table({
      seats: 4,
      starts: 0,
      own: { ...own, 3: ['Theaterstraße', 'Museumstraße', 'Opernplatz', 'Südbahnhof'] },
      level: { ...level, Theaterstraße: 4, Museumstraße: 4, Opernplatz: 3 },
      cash: { 3: 0 },
    })
    t.do(3, 'offer', { to: 0, give: { deeds: ['Südbahnhof'] }, get: { cash: 10 } })
    t.do(0, 'build', 'Seestraße')
    t.refuses(0, 'accept', 3, 'auctionRuns', 'K-2.2')
    t.do(1, 'want')
    t.refuses(0, 'accept', 3, 'auctionRuns', 'K-2.2')
    t.do(0, 'pass')
    t.do(1, 'pass')
    t.do(0, 'accept', 3)
  })
})
