import { describe, expect, it } from 'vitest'
import {
  BANK,
  BROWN,
  bid,
  built,
  CHANCE,
  COMMUNITY,
  chanceCard,
  communityCard,
  DARK_BLUE,
  idleTurn,
  LIGHT_BLUE,
  PINK,
  POT,
  pastStart,
  RED,
  table,
} from './table.ts'

describe('the pot', () => {
  it('B-1.1: taxes, card payments to the bank, bail and fines go into it', () => {
    const tax = table({ place: { 0: 1 } })
    tax.throws(0, [1, 2])
    expect(tax.payments).toEqual(['0 → pot 200 (B-1.1)'])
    const card = table({ place: { 0: 4 }, cards: { [CHANCE]: [chanceCard.pay15] } })
    card.throws(0, [1, 2])
    expect(card.payments).toEqual(['0 → pot 15 (K-0.3)'])
    const bail = table({ jail: { 0: 0 } })
    bail.do(0, 'payBail')
    expect(bail.payments).toEqual(['0 → pot 50 (B-1.4)'])
  })

  it('B-1.1: purchases at auction, building, mortgages and their interest do not', () => {
    const t = table({ own: { 0: [...BROWN, 'Südbahnhof'] }, mortgaged: ['Südbahnhof'], place: { 0: 3 } })
    t.do(0, 'build', 'Badstraße')
    t.do(0, 'lift', 'Südbahnhof')
    t.throws(0, [1, 2])
    bid(t, 10, 20, 0)
    expect([t.cash(POT), t.owner('Chausseestraße')]).toEqual([0, 1])
  })

  it('B-1.1: landing on Frei Parken wins it', () => {
    const t = table({ place: { 0: 17 }, pot: 345 })
    t.throws(0, [1, 2])
    expect([t.payments, t.cash(0), t.cash(POT)]).toEqual([['pot → 0 345 (B-1.1)'], 1845, 0])
  })
})

describe('the start', () => {
  it('B-1.2: landing exactly on it pays 400, passing it 200 (K-1.3)', () => {
    const exactly = table({ place: { 0: 37 } })
    exactly.throws(0, [1, 2])
    expect(exactly.payments).toEqual(['bank → 0 400 (B-1.2)'])
    expect(pastStart().payments).toEqual(['bank → 0 200 (K-1.3)'])
  })

  it('B-1.2: a card that sends there pays 400 too, and the dividend comes first', () => {
    const t = table({ place: { 0: 33 }, cards: { [CHANCE]: [chanceCard.toStart] }, shares: { 0: { 1: 2 } } })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['0 → 1 120 (B-4.7)', 'bank → 0 400 (B-1.2)'])
  })
})

describe('protection money in jail', () => {
  it('B-1.3: building, selling buildings, mortgaging and lifting cost half of their amount again, .5 rounded up', () => {
    const t = table({ jail: { 0: 0 }, own: { 0: [...BROWN, 'Südbahnhof', 'Turmstraße'] }, cash: { 0: 1000 } })
    t.do(0, 'build', 'Badstraße')
    expect(t.payments).toEqual(['0 → bank 50 (K-5.1)', '0 → pot 25 (B-1.3)'])
    t.do(0, 'sell', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 25 (B-1.5)', '0 → pot 13 (B-1.3)'])
    t.do(0, 'mortgage', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 30 (K-6.1)', '0 → pot 15 (B-1.3)'])
    t.do(0, 'lift', 'Badstraße')
    expect(t.payments).toEqual(['0 → bank 33 (K-6.1)', '0 → pot 17 (B-1.3)'])
  })

  it('B-1.3: the greatest bid b is the one with b + half of it within the cash: 66 of 100', () => {
    const t = table({ jail: { 1: 0 }, cash: { 1: 100 } })
    t.throws(0, [1, 2])
    expect(t.legal(1)).toEqual(['sealedBid 0–66'])
    t.refuses(1, 'sealedBid', 67, 'sealedAboveCash', 'B-2.2')
    bid(t, 70, 66, 0)
    expect([t.cash(0), t.cash(1), t.cash(POT)]).toEqual([1430, 1, 33])
  })

  it('B-1.3: bids received and share deals cost it too, for a player in jail', () => {
    const t = table({ jail: { 0: 0 }, own: { 0: ['Südbahnhof'] } })
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 0)
    bid(t, 31, 20)
    expect(t.payments).toEqual(['1 → 0 31 (B-3.1)', '0 → pot 16 (B-1.3)', '2 → 0 20 (B-3.1)', '0 → pot 10 (B-1.3)'])
    t.do(0, 'sellShares', { issuer: 0, number: 1 })
    expect(t.payments).toEqual(['bank → 0 61 (B-4.4)', '0 → pot 31 (B-1.3)'])
    t.do(0, 'offer', { to: 1, give: { shares: { issuer: 0, number: 2 } }, get: { cash: 101 } })
    t.do(1, 'accept', 0)
    expect(t.payments).toEqual(['1 → 0 101 (B-4.3)', '0 → pot 51 (B-1.3)'])
  })

  it('B-1.3: rent, dividends, taxes, bail and fines cost nothing more', () => {
    const t = pastStart({ jail: { 1: 0 }, shares: { 0: { 1: 5 } }, own: { 1: ['Turmstraße'] } })
    expect(t.payments).toEqual(['0 → 1 300 (B-4.7)', 'bank → 0 200 (K-1.3)'])
    t.do(0, 'endTurn')
    t.do(1, 'payBail')
    expect(t.payments).toEqual(['1 → pot 50 (B-1.4)'])
    const rent = table({ jail: { 1: 0 }, own: { 1: ['Turmstraße'] } })
    rent.throws(0, [1, 2])
    rent.do(1, 'demand', 'Turmstraße')
    expect(rent.payments).toEqual(['0 → 1 4 (K-3.1)'])
  })

  it('B-1.3: solvency is reckoned net of it; the liquidation at a bankruptcy pays none', () => {
    const late = (cash: number) => {
      const t = table({
        place: { 0: 29 },
        cards: { [COMMUNITY]: [communityCard.toJail] },
        own: { 0: ['Südbahnhof'] },
        cash: { 0: cash },
      })
      t.throws(0, [1, 3])
      t.do(0, 'endTurn')
      idleTurn(t)
      expect(t.waitsFor).toBe('debt to settle')
      return t
    }
    late(100).refuses(0, 'bankrupt', 'canStillPay', 'K-8.1')
    const broke = late(99)
    broke.do(0, 'bankrupt')
    expect(broke.payments).toEqual(['0 → pot 99 (K-8.1)'])
    bid(broke, 1, 0)
  })
})

describe('jail', () => {
  it('B-1.4: 50 before the throw buy the way out in each of the three rounds', () => {
    for (const used of [0, 1, 2]) {
      const t = table({ jail: { 0: used } })
      t.do(0, 'payBail')
      expect([t.payments, t.inJail(0)]).toEqual([['0 → pot 50 (B-1.4)'], false])
    }
  })

  it('B-1.4: one throw a round', () => {
    const t = table({ jail: { 0: 0 } })
    t.throws(0, [1, 2])
    expect([t.inJail(0), t.legal(0).includes('throw')]).toEqual([true, false])
    t.do(0, 'endTurn')
  })

  it('B-1.4: doubles free', () => {
    const t = table({ jail: { 0: 1 }, own: { 0: ['Neue Straße'] } })
    t.throws(0, [2, 2])
    expect([t.inJail(0), t.payments]).toEqual([false, []])
  })

  it('B-1.4: the doubles that free are moved and bring no further throw', () => {
    const t = table({ jail: { 0: 1 }, own: { 0: ['Neue Straße'] } })
    t.throws(0, [2, 2])
    expect([t.place(0), t.legal(0).includes('throw')]).toEqual(['Neue Straße', false])
  })

  it('B-1.4: nobody sits longer than three rounds; after the third 100 are due', () => {
    const t = table({ jail: { 0: 0 }, own: { 0: ['Hafenstraße'] } })
    for (const _ of [1, 2]) {
      t.throws(0, [1, 2])
      expect([t.inJail(0), t.payments]).toEqual([true, []])
      t.do(0, 'endTurn')
      idleTurn(t)
      idleTurn(t)
    }
    t.throws(0, [1, 2])
    expect([t.inJail(0), t.payments]).toEqual([false, ['0 → pot 100 (B-1.4)']])
  })

  it('B-1.4: the third failed throw itself is the end of them, and is moved', () => {
    const t = table({ jail: { 0: 2 }, own: { 0: ['Hafenstraße'] } })
    t.throws(0, [1, 2])
    expect(t.place(0)).toBe('Hafenstraße')
  })

  it('B-1.4: what is missing of them is a debt, settled before the piece moves', () => {
    const t = table({ jail: { 0: 2 }, own: { 0: ['Südbahnhof', 'Hafenstraße'] }, cash: { 0: 20 } })
    t.throws(0, [1, 2])
    expect([t.waitsFor, t.place(0)]).toEqual(['debt to settle', 'Gefängnis / nur zu Besuch'])
    t.do(0, 'mortgage', 'Südbahnhof')
    t.do(0, 'mortgage', 'Hafenstraße')
    expect([t.place(0), t.cash(0)]).toEqual(['Hafenstraße', 20 + 50 + 35 - 100])
  })
})

describe('buildings and mergers', () => {
  it('K-5.3, K-5.1: for the last house only those are asked who could build at that moment', () => {
    const own = { 0: BROWN, 1: DARK_BLUE, 2: [...LIGHT_BLUE, ...RED, ...PINK] }
    const level = { ...built(4, ...LIGHT_BLUE, ...RED), ...built(2, ...PINK), Seestraße: 3 }
    const t = table({ own, level, place: { 0: 17 } })
    expect(t.stock).toEqual([1, 12])
    t.throws(0, [1, 2])
    t.do(0, 'build', 'Badstraße')
    expect([t.level('Badstraße'), t.stock, t.waitsFor]).toEqual([1, [0, 12], 'turn'])
  })

  it('B-1.5: houses and hotels are sold at half their price, evenly', () => {
    const t = table({ own: { 0: BROWN }, level: built(5, ...BROWN) })
    t.do(0, 'sell', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 25 (B-1.5)'])
    t.refuses(0, 'sell', 'Badstraße', 'unevenSale', 'B-1.5')
  })

  it('B-1.6: a player who gives up leaves nothing to another: all falls to the bank', () => {
    const t = table({ own: { 1: ['Badstraße'] }, shares: { 2: { 1: 4 }, 1: { 0: 13 } }, cash: { 1: 700 } })
    t.resign(1)
    expect([t.payments, t.waitsFor]).toEqual([['1 → bank 700 (B-1.6)'], 'sealed auction'])
    expect([t.shares(2, 8), t.shares(1, 0), t.cash(0)]).toEqual([4, 0, 1500])
    bid(t, 0, 0)
    expect(t.owner('Badstraße')).toBe(null)
  })

  it('B-1.6: a player who gives up first pays their debts, which makes nobody an heir', () => {
    const t = table({
      place: { 0: 36 },
      own: { 0: ['Südbahnhof'], 1: DARK_BLUE },
      cash: { 0: 20 },
      shares: { 2: { 0: 4 } },
    })
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Schlossallee')
    t.resign(0)
    expect(t.payments).toEqual(['bank → 0 100 (K-6.1)', '0 → 1 100 (K-3.1)', '0 → bank 20 (B-1.6)'])
    expect([t.shares(2, BANK), t.shares(2, 1), t.waitsFor]).toEqual([4, 0, 'sealed auction'])
    bid(t, 0, 0)
    expect(t.owner('Südbahnhof')).toBe(null)
  })

  it('B-1.6: rent that can still be demanded counts as demanded; if that is too much it is a bankruptcy (B-4.8)', () => {
    const t = table({
      place: { 0: 36 },
      own: { 0: ['Badstraße'], 1: DARK_BLUE },
      cash: { 0: 20 },
      shares: { 2: { 0: 4 } },
    })
    t.throws(0, [1, 2])
    t.resign(0)
    expect([t.lines('bankrupt'), t.payments]).toEqual([
      ['bankrupt seat 0 heir 1 amount 100 (K-8.1)'],
      ['0 → 1 20 (K-8.1)'],
    ])
    expect([t.shares(2, 1), t.owner('Badstraße'), t.reportsOwed]).toEqual([4, 1, [1]])
  })

  it('B-1.6, B-1.3: what is sold from jail for that costs protection money, and counts less it', () => {
    const late = (cash: number) => {
      const t = table({
        place: { 0: 30 },
        own: { 0: ['Südbahnhof', 'Westbahnhof'] },
        cash: { 0: cash },
        jail: { 0: 2 },
      })
      t.throws(0, [1, 2])
      expect([t.waitsFor, t.must]).toEqual(['debt to settle', [0]])
      t.resign(0)
      return t
    }
    // A mortgage of 100 leaves 50 of it in jail.
    const paid = late(50)
    expect(paid.payments).toEqual([
      'bank → 0 100 (K-6.1)',
      '0 → pot 50 (B-1.3)',
      '0 → pot 100 (B-1.4)',
      '0 → bank 0 (B-1.6)',
    ])
    bid(paid, 0, 0)
    bid(paid, 0, 0)
    const both = late(0)
    expect(both.lines('bankrupt')).toEqual([])
    bid(both, 0, 0)
    bid(both, 0, 0)
    const one = table({ own: { 0: ['Westbahnhof'] }, cash: { 0: 49 }, jail: { 0: 2 } })
    one.throws(0, [1, 2])
    one.resign(0)
    expect(one.lines('bankrupt', 'moneyMoved')).toEqual([
      'bankrupt seat 0 heir bank amount 100 (K-8.1)',
      '0 → pot 49 (K-8.1)',
    ])
    bid(one, 0, 0)
  })

  it('B-1.6: a dividend that is being paid out is owed to all holders (B-4.7)', () => {
    const t = pastStart({
      own: { 0: ['Südbahnhof'] },
      cash: { 0: 30 },
      shares: { 0: { 1: 2, 2: 3 } },
      reported: { 0: 500 },
    })
    expect([t.waitsFor, t.payments]).toEqual(['debt to settle', []])
    t.resign(0)
    expect(t.payments).toEqual([
      'bank → 0 30 (K-6.1)',
      'bank → 0 100 (K-6.1)',
      '0 → 1 40 (B-4.7)',
      '0 → 2 60 (K-8.1)',
      '0 → bank 60 (B-1.6)',
    ])
    bid(t, 0, 0)
    bid(t, 0, 0)
  })
})
