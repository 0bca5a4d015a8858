import { describe, expect, it } from 'vitest'
import { board } from '../../src/classic/board.ts'
import { BANK, built, CHANCE, idleTurn, PINK, table } from './table.ts'

describe('taking up and lifting', () => {
  it('K-6.1: a mortgage pays half the price; lifting costs it plus 10 %, rounded up', () => {
    for (const space of board.spaces) {
      if (!('price' in space)) continue
      const name = space.name.de
      const t = table({ seats: 2, starts: 0, own: { 0: [name] } })
      t.do(0, 'mortgage', name)
      expect(t.lines('mortgaged', 'moneyMoved')).toEqual([
        `mortgaged seat 0 deed ${name} amount ${space.price / 2} (K-6.1)`,
        `bank → 0 ${space.price / 2} (K-6.1)`,
      ])
      expect(t.isMortgaged(name)).toBe(true)
      t.do(0, 'lift', name)
      const cost = space.price / 2 + Math.ceil(space.price / 20)
      expect(t.payments, name).toEqual([`0 → bank ${cost} (K-6.1)`])
      expect(t.isMortgaged(name)).toBe(false)
    }
  })

  it('K-6.1: rounded up: 8 on 75, 18 on 175, 7 on 70', () => {
    const costs = (['Wasserwerk', 'Parkstraße', 'Seestraße'] as const).map((deed) => {
      const t = table({ seats: 2, starts: 0, own: { 0: [deed] }, mortgaged: [deed] })
      t.do(0, 'lift', deed)
      return 1500 - t.cash(0)
    })
    expect(costs).toEqual([83, 193, 77])
  })

  it('K-6.1: only when no building stands on the group, not even on another street of it', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: PINK }, level: { Seestraße: 1 } })
    for (const street of PINK) t.refuses(0, 'mortgage', street, 'groupBuilt', 'K-6.1')
    t.do(0, 'sell', 'Seestraße')
    t.do(0, 'mortgage', 'Hafenstraße')
    // Other groups do not matter.
    const other = table({ seats: 2, starts: 0, own: { 0: [...PINK, 'Badstraße'] }, level: { Seestraße: 1 } })
    other.do(0, 'mortgage', 'Badstraße')
  })

  it('K-6.1: only your own, and once', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Südbahnhof'], 1: ['Westbahnhof'] } })
    t.refuses(0, 'mortgage', 'Westbahnhof', 'notYourDeed', 'K-2.3')
    t.refuses(0, 'mortgage', 'Nordbahnhof', 'notYourDeed', 'K-2.3')
    t.refuses(0, 'lift', 'Südbahnhof', 'notMortgaged', 'K-6.1')
    t.do(0, 'mortgage', 'Südbahnhof')
    t.refuses(0, 'mortgage', 'Südbahnhof', 'alreadyMortgaged', 'K-6.1')
    t.refuses(1, 'lift', 'Südbahnhof', 'notYourDeed', 'K-2.3')
    t.refuses(0, 'mortgage', 28, 'noSuchDeed', 'K-0.2')
    t.refuses(0, 'lift', 28, 'noSuchDeed', 'K-0.2')
  })

  it('K-6.1: lifting needs mortgage and interest in cash', () => {
    const scene = { seats: 2, starts: 0, own: { 0: ['Südbahnhof'] }, mortgaged: ['Südbahnhof'] }
    table({ ...scene, cash: { 0: 109 } }).refuses(0, 'lift', 'Südbahnhof', 'liftTooDear', 'K-6.1')
    const t = table({ ...scene, cash: { 0: 110 } })
    t.do(0, 'lift', 'Südbahnhof')
    expect(t.cash(0)).toBe(0)
  })

  it('K-6.1: a mortgaged property stays the owner’s: others land there without a sale, and the owner keeps its group', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Turmstraße'] }, mortgaged: ['Turmstraße'] })
    t.throws(0, [1, 2])
    expect([t.owner('Turmstraße'), t.legal(0)[0]]).toEqual([1, 'endTurn'])
  })

  it('K-6.1: on any turn, at any time but an auction’s', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Südbahnhof', 'Badstraße'] } })
    t.do(1, 'mortgage', 'Südbahnhof')
    t.throws(0, [1, 2])
    t.do(1, 'mortgage', 'Badstraße')
    t.do(0, 'decline')
    t.refuses(1, 'lift', 'Badstraße', 'auctionRuns', 'K-2.2')
    t.do(0, 'pass')
    t.do(1, 'pass')
    t.do(1, 'lift', 'Badstraße')
  })
})

describe('a mortgaged property changes hands', () => {
  /** Seat 0 buys the mortgaged Südbahnhof (100, interest 10) from seat 1. */
  const sold = (scene: Partial<Parameters<typeof table>[0]> = {}, price = 50) => {
    const own = { 1: ['Südbahnhof', 'Wasserwerk'] }
    const t = table({ seats: 3, starts: 0, own, mortgaged: ['Südbahnhof', 'Wasserwerk'], ...scene })
    t.do(1, 'offer', { to: 0, give: { deeds: ['Südbahnhof'] }, get: { cash: price } })
    t.do(0, 'accept', 1)
    return t
  }

  it('K-6.2: the new owner pays 10 % to the bank at once, and the mortgage goes with the deed', () => {
    const t = sold()
    expect(t.payments).toEqual(['0 → 1 50 (K-7.1)', '0 → bank 10 (K-6.2)'])
    expect([t.owner('Südbahnhof'), t.isMortgaged('Südbahnhof'), t.cash(0)]).toEqual([0, true, 1440])
  })

  it('K-6.2: rounded up, deed by deed', () => {
    const t = table({
      seats: 2,
      starts: 0,
      own: { 1: ['Südbahnhof', 'Wasserwerk', 'Elektrizitätswerk', 'Badstraße'] },
      mortgaged: ['Wasserwerk', 'Elektrizitätswerk', 'Badstraße'],
    })
    const deeds = ['Südbahnhof', 'Wasserwerk', 'Elektrizitätswerk', 'Badstraße']
    t.do(0, 'offer', { to: 1, give: { cash: 100 }, get: { deeds } })
    t.do(1, 'accept', 0)
    expect(t.payments).toEqual(['0 → 1 100 (K-7.1)', '0 → bank 3 (K-6.2)', '0 → bank 8 (K-6.2)', '0 → bank 8 (K-6.2)'])
  })

  it('K-6.2: both sides pay for what they receive', () => {
    const own = { 0: ['Nordbahnhof'], 1: ['Südbahnhof'] }
    const t = table({ seats: 2, starts: 0, own, mortgaged: ['Nordbahnhof', 'Südbahnhof'] })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Nordbahnhof'] }, get: { deeds: ['Südbahnhof'] } })
    t.do(1, 'accept', 0)
    expect([t.cash(0), t.cash(1), t.cash(BANK)]).toEqual([1490, 1490, 20])
  })

  it('K-6.2: the new owner may lift the mortgage at once, without paying the 10 % again', () => {
    const t = sold()
    t.do(0, 'lift', 'Südbahnhof')
    expect(t.payments).toEqual(['0 → bank 100 (K-6.1)'])
  })

  it('K-6.2: lifting it later costs 10 % again: after the next throw, no matter who makes it', () => {
    const own = sold()
    idleTurn(own)
    own.do(0, 'lift', 'Südbahnhof')
    expect(own.payments).toEqual(['0 → bank 110 (K-6.1)'])
    const others = sold({ starts: 2 })
    others.g.s.place[2] = 17
    others.throws(2, [1, 2])
    others.do(0, 'lift', 'Südbahnhof')
    expect(others.payments).toEqual(['0 → bank 110 (K-6.1)'])
    const jailed = sold({ starts: 2, jail: { 2: 0 } })
    jailed.throws(2, [1, 2])
    jailed.do(0, 'lift', 'Südbahnhof')
    expect(jailed.payments).toEqual(['0 → bank 110 (K-6.1)'])
  })

  it('K-6.2: other things that happen before the throw do not end “at once”', () => {
    const t = sold()
    t.do(1, 'lift', 'Wasserwerk')
    t.do(0, 'lift', 'Südbahnhof')
    expect(t.payments).toEqual(['0 → bank 100 (K-6.1)'])
  })

  it('K-6.2: a mortgage of your own, taken up again after lifting, costs 10 % as any other', () => {
    const t = sold()
    t.do(0, 'lift', 'Südbahnhof')
    t.do(0, 'mortgage', 'Südbahnhof')
    t.do(0, 'lift', 'Südbahnhof')
    expect(t.payments).toEqual(['0 → bank 110 (K-6.1)'])
  })

  it('K-6.2: handed on at once, the next owner pays another 10 %, and may lift at once', () => {
    const t = sold()
    t.do(0, 'offer', { to: 2, give: { deeds: ['Südbahnhof'] }, get: { cash: 60 } })
    t.do(2, 'accept', 0)
    expect(t.payments).toEqual(['2 → 0 60 (K-7.1)', '2 → bank 10 (K-6.2)'])
    t.do(2, 'lift', 'Südbahnhof')
    expect(t.payments).toEqual(['2 → bank 100 (K-6.1)'])
  })

  it('K-6.2: in a deal the new owner must be able to pay price and 10 %', () => {
    const scene = { seats: 2, starts: 0, own: { 1: ['Südbahnhof'] }, mortgaged: ['Südbahnhof'] }
    const deal = { to: 0, give: { deeds: ['Südbahnhof'] }, get: { cash: 50 } }
    const short = table({ ...scene, cash: { 0: 59 } })
    short.do(1, 'offer', deal)
    short.refuses(0, 'accept', 1, 'offerInterestTooDear', 'K-6.2')
    const exact = table({ ...scene, cash: { 0: 60 } })
    exact.do(1, 'offer', deal)
    exact.do(0, 'accept', 1)
    expect(exact.cash(0)).toBe(0)
    const own = table({ ...scene, cash: { 0: 59 } })
    own.refuses(
      0,
      'offer',
      { to: 1, give: { cash: 50 }, get: { deeds: ['Südbahnhof'] } },
      'offerInterestTooDear',
      'K-6.2',
    )
  })

  it('K-6.2: cash received in the same deal pays the 10 %', () => {
    const scene = { seats: 2, starts: 0, cash: { 0: 0 }, own: { 1: ['Südbahnhof'] }, jailCards: { 0: 0 } }
    const t = table({ ...scene, mortgaged: ['Südbahnhof'] })
    t.do(1, 'offer', { to: 0, give: { deeds: ['Südbahnhof'], cash: 10 }, get: { jailCards: [0] } })
    t.do(0, 'accept', 1)
    expect([t.cash(0), t.owner('Südbahnhof')]).toEqual([0, 0])
    const less = table({ ...scene, mortgaged: ['Südbahnhof'] })
    less.do(1, 'offer', { to: 0, give: { deeds: ['Südbahnhof'], cash: 9 }, get: { jailCards: [0] } })
    less.refuses(0, 'accept', 1, 'offerInterestTooDear', 'K-6.2')
  })
})

describe('mortgages inherited in a bankruptcy', () => {
  /** Seat 0, broke, owes seat 1 100 for Schlossallee and goes bankrupt to it. */
  const inherited = (cash: number) => {
    const t = table({
      seats: 3,
      starts: 0,
      own: { 0: ['Südbahnhof', 'Wasserwerk', 'Seestraße'], 1: ['Parkstraße', 'Schlossallee'] },
      mortgaged: ['Südbahnhof', 'Wasserwerk', 'Seestraße'],
      cash: { 0: 5, 1: cash },
      place: { 0: 36 },
    })
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Schlossallee')
    t.do(0, 'bankrupt')
    return t
  }

  it('K-6.2: the creditor pays 10 % on each at once', () => {
    const t = inherited(100)
    expect(t.payments).toEqual(['0 → 1 5 (K-8.1)', '1 → bank 25 (K-6.2)'])
    expect([t.cash(1), t.owner('Seestraße'), t.isMortgaged('Seestraße')]).toEqual([80, 1, true])
  })

  it('K-6.2: and may lift them at once without paying it again, until the next throw', () => {
    const t = inherited(500)
    t.do(1, 'lift', 'Wasserwerk')
    expect(t.payments).toEqual(['1 → bank 75 (K-6.1)'])
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    t.do(1, 'lift', 'Seestraße')
    expect(t.payments).toEqual(['1 → bank 77 (K-6.1)'])
  })

  it('K-6.2: what the new owner cannot pay is a debt to the bank, settled before play goes on', () => {
    const t = inherited(0)
    expect(t.lines('debtOpened')).toEqual(['debtOpened seat 1 creditor bank amount 25 (K-8.1)'])
    expect([t.waitsFor, t.must, t.turn]).toEqual(['debt to settle', [1], 0])
    t.refuses(1, 'throw', 'debtFirst', 'K-8.1')
    t.refuses(2, 'throw', 'debtFirst', 'K-8.1')
    t.do(1, 'mortgage', 'Parkstraße')
    expect(t.payments).toEqual(['bank → 1 175 (K-6.1)', '1 → bank 25 (K-6.2)'])
    expect([t.turn, t.waitsFor]).toEqual([1, 'turn'])
  })

  it('K-6.2: it may bankrupt the new owner, to the bank: all deeds are auctioned, free of mortgage', () => {
    const t = table({
      seats: 4,
      starts: 0,
      own: { 0: ['Südbahnhof', 'Wasserwerk'], 1: ['Turmstraße'] },
      mortgaged: ['Südbahnhof', 'Wasserwerk'],
      cash: { 0: 0, 1: 0 },
      jailCards: { [CHANCE]: 2 },
    })
    t.throws(0, [1, 2])
    t.do(1, 'mortgage', 'Turmstraße')
    t.do(1, 'offer', { to: 2, give: { cash: 30 }, get: { jailCards: [CHANCE] } })
    t.do(2, 'accept', 1)
    t.do(1, 'demand', 'Turmstraße')
    t.do(0, 'bankrupt')
    expect(t.lines('debtOpened')).toEqual(['debtOpened seat 1 creditor bank amount 18 (K-8.1)'])
    t.do(1, 'bankrupt')
    expect([t.jailCard(CHANCE), t.waitsFor, t.must]).toEqual([null, 'open auction', [2, 3]])
    for (const deed of ['Turmstraße', 'Südbahnhof', 'Wasserwerk']) {
      t.do(2, 'bid', 1)
      t.do(3, 'pass')
      expect([t.owner(deed), t.isMortgaged(deed), t.payments]).toEqual([2, false, ['2 → bank 1 (K-2.2)']])
    }
    expect(t.turn).toBe(2)
  })

  it('K-6.2: the creditor’s own buildings help to pay', () => {
    const t = table({
      seats: 3,
      starts: 0,
      own: { 0: ['Südbahnhof'], 1: PINK },
      level: built(1, ...PINK),
      mortgaged: ['Südbahnhof'],
      cash: { 0: 0, 1: 0 },
      place: { 0: 8 },
    })
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Seestraße')
    t.do(0, 'bankrupt')
    expect(t.must).toEqual([1])
    t.do(1, 'sell', 'Seestraße')
    expect(t.payments).toEqual(['bank → 1 50 (K-5.4)', '1 → bank 10 (K-6.2)'])
  })
})
