import { describe, expect, it } from 'vitest'
import {
  BROWN,
  built,
  CHANCE,
  COMMUNITY,
  chanceCard,
  communityCard,
  DARK_BLUE,
  idleTurn,
  passAll,
  table,
} from './table.ts'

type Scene = Partial<Parameters<typeof table>[0]>

/** Seat 0 owes seat 1 2000 for the hotel on Schlossallee, and breaks on it. */
const broken = (own: readonly string[], scene: Scene = {}) => {
  const t = table({
    seats: 3,
    starts: 0,
    place: { 0: 36 },
    level: { ...built(5, ...DARK_BLUE), ...scene.level },
    ...scene,
    own: { 0: own, 1: DARK_BLUE, ...scene.own },
    cash: { 0: 70, ...scene.cash },
  })
  t.throws(0, [1, 2])
  t.do(1, 'demand', 'Schlossallee')
  t.do(0, 'bankrupt')
  return t
}

/** Seat 0 owes the bank 200 income tax, and breaks on it. */
const brokenByTax = (own: readonly string[], scene: Scene = {}) => {
  const t = table({ seats: 3, starts: 0, place: { 0: 1 }, ...scene, own: { 0: own, ...scene.own }, cash: { 0: 20 } })
  t.throws(0, [1, 2])
  t.do(0, 'bankrupt')
  return t
}

describe('bankrupt to a player', () => {
  it('K-8.1: buildings go to the bank at half price, the creditor gets the cash', () => {
    const t = broken(BROWN, { level: { ...built(5, ...DARK_BLUE), ...built(3, ...BROWN) } })
    expect(t.lines('bankrupt', 'sold', 'moneyMoved')).toEqual([
      'bankrupt seat 0 heir 1 amount 2000 (K-8.1)',
      'sold seat 0 deed Badstraße level 0 (K-5.4)',
      'bank → 0 75 (K-5.4)',
      'sold seat 0 deed Turmstraße level 0 (K-5.4)',
      'bank → 0 75 (K-5.4)',
      '0 → 1 220 (K-8.1)',
    ])
    expect([t.cash(0), t.cash(1), t.stock]).toEqual([0, 1720, [32, 10]])
  })

  it('K-8.1: hotels come back to the stock as hotels', () => {
    const t = broken(BROWN, { level: { ...built(5, ...DARK_BLUE, ...BROWN) } })
    expect([t.cash(1), t.stock]).toEqual([1500 + 70 + 250, [32, 10]])
  })

  it('K-8.1: the creditor gets all deeds and jail cards, without an auction', () => {
    const t = broken(['Südbahnhof', 'Badstraße'], { jailCards: { [CHANCE]: 0, [COMMUNITY]: 2 } })
    expect([t.owner('Südbahnhof'), t.owner('Badstraße'), t.isMortgaged('Badstraße')]).toEqual([1, 1, false])
    expect([t.jailCard(CHANCE), t.jailCard(COMMUNITY)]).toEqual([1, 2])
    expect(t.waitsFor).toBe('turn')
  })

  it('K-8.1: on mortgaged ones the creditor pays 10 % at once, and they stay mortgaged', () => {
    const t = broken(['Südbahnhof', 'Badstraße', 'Wasserwerk'], { mortgaged: ['Südbahnhof', 'Wasserwerk'] })
    expect(t.payments.slice(-2)).toEqual(['0 → 1 70 (K-8.1)', '1 → bank 18 (K-6.2)'])
    expect([t.isMortgaged('Südbahnhof'), t.isMortgaged('Badstraße')]).toEqual([true, false])
  })

  it('K-8.1: the bankrupt is out: their turn is over, they are skipped, nobody asks them', () => {
    const t = broken([])
    expect([t.g.s.alive, t.turn, t.must]).toEqual([0b110, 1, [1]])
    t.refuses(0, 'throw', 'notInGame', 'K-0.4')
    idleTurn(t)
    idleTurn(t)
    expect(t.turn).toBe(1)
  })

  it('K-8.1: in the middle of a turn of doubles the turn ends with the bankrupt', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 35 }, own: { 1: DARK_BLUE }, cash: { 0: 5 } })
    t.throws(0, [2, 2])
    t.do(1, 'demand', 'Schlossallee')
    t.do(0, 'bankrupt')
    expect([t.turn, t.legal(1)[0]]).toEqual([1, 'throw'])
    idleTurn(t)
    expect(t.turn).toBe(2)
  })

  it('K-8.1: while deciding whether to buy: what was for sale is not auctioned', () => {
    const t = table({ seats: 3, starts: 0, own: { 1: ['Chausseestraße'] }, cash: { 0: 5 } })
    t.throws(0, [3, 3])
    t.throws(0, [2, 3])
    t.do(1, 'demand', 'Chausseestraße')
    t.do(0, 'bankrupt')
    expect([t.owner('Seestraße'), t.waitsFor, t.turn]).toEqual([null, 'turn', 1])
  })

  it('K-8.1: one who breaks on another’s turn does not end that turn', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 30 }, cash: { 1: 5 } })
    t.cards(COMMUNITY, communityCard.receive10Each)
    t.throws(0, [1, 2])
    t.do(1, 'bankrupt')
    expect(t.payments).toEqual(['1 → 0 5 (K-8.1)', '2 → 0 10 (K-0.3)'])
    expect([t.turn, t.legal(0)[0]]).toEqual([0, 'endTurn'])
    t.do(0, 'endTurn')
    expect(t.turn).toBe(2)
  })
})

describe('bankrupt to the bank', () => {
  it('K-8.1: the bank gets the cash and auctions all their deeds one by one, free of mortgage', () => {
    const t = brokenByTax(['Südbahnhof', 'Badstraße'], { mortgaged: ['Südbahnhof', 'Badstraße'] })
    expect(t.lines('bankrupt', 'moneyMoved', 'estateAuctioned')).toEqual([
      'bankrupt seat 0 heir bank amount 200 (K-8.1)',
      '0 → bank 20 (K-8.1)',
      'estateAuctioned seat 0 deed Badstraße (K-8.1)',
    ])
    expect([t.waitsFor, t.must]).toEqual(['open auction', [1, 2]])
    t.do(2, 'bid', 7)
    t.do(1, 'pass')
    expect([t.owner('Badstraße'), t.isMortgaged('Badstraße'), t.payments]).toEqual([2, false, ['2 → bank 7 (K-2.2)']])
    t.do(1, 'bid', 300)
    t.do(2, 'pass')
    expect([t.owner('Südbahnhof'), t.isMortgaged('Südbahnhof')]).toEqual([1, false])
    expect([t.waitsFor, t.turn]).toEqual(['turn', 1])
  })

  it('K-8.1: jail cards return to their decks', () => {
    const t = brokenByTax([], { jailCards: { [CHANCE]: 0, [COMMUNITY]: 0 } })
    expect([t.jailCard(CHANCE), t.jailCard(COMMUNITY)]).toEqual([null, null])
    expect(t.lines('jailCardReturned')).toHaveLength(2)
  })

  it('K-8.1: buildings are sold first', () => {
    const t = table({
      seats: 3,
      starts: 0,
      place: { 0: 1 },
      own: { 0: BROWN },
      level: built(1, ...BROWN),
      cash: { 0: 20 },
    })
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['bank → 0 25 (K-5.4)', 'bank → 0 25 (K-5.4)', '0 → bank 70 (K-8.1)'])
    expect(t.stock).toEqual([32, 12])
    passAll(t)
  })

  it('K-8.1: no bid: the deed stays free with the bank, for sale to the next who lands there', () => {
    const t = brokenByTax(['Badstraße', 'Turmstraße'], { mortgaged: ['Turmstraße'] })
    passAll(t)
    expect([t.owner('Badstraße'), t.owner('Turmstraße'), t.isMortgaged('Turmstraße')]).toEqual([null, null, false])
    t.throws(1, [1, 2])
    t.do(1, 'buy')
    expect(t.owner('Turmstraße')).toBe(1)
  })

  it('K-8.1: the estate is auctioned before play goes on', () => {
    const t = brokenByTax(['Badstraße'])
    t.refuses(1, 'throw', 'mustDecideFirst', 'K-0.4')
    t.refuses(1, 'mortgage', 'Badstraße', 'auctionRuns', 'K-2.2')
    passAll(t)
    expect([t.turn, t.legal(1)[0]]).toEqual([1, 'throw'])
  })

  it('K-8.1: with eight players seven bid for the estate', () => {
    const t = brokenByTax(['Badstraße'], { seats: 8 })
    expect(t.must).toEqual([1, 2, 3, 4, 5, 6, 7])
    passAll(t)
  })
})

describe('several creditors at once', () => {
  const payEach = (cash: number, scene: Scene = {}) => {
    const t = table({ seats: 4, starts: 0, place: { 0: 33 }, ...scene, cash: { 0: cash } })
    t.cards(CHANCE, chanceCard.payEach50)
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    return t
  }

  it('K-8.1: the cash is shared in proportion, rounded down, the rest to the first in turn order', () => {
    expect(payEach(32).payments).toEqual(['0 → 1 12 (K-8.1)', '0 → 2 10 (K-8.1)', '0 → 3 10 (K-8.1)'])
    expect(payEach(30).payments).toEqual(['0 → 1 10 (K-8.1)', '0 → 2 10 (K-8.1)', '0 → 3 10 (K-8.1)'])
  })

  it('K-8.1: a creditor who has been paid in full has no claim left', () => {
    const t = payEach(71)
    expect(t.payments).toEqual(['0 → 2 11 (K-8.1)', '0 → 3 10 (K-8.1)'])
    expect([t.cash(1), t.cash(2), t.cash(3)]).toEqual([1550, 1511, 1510])
  })

  it('K-8.1: what the buildings bring is shared too; the deeds go as in a bankruptcy to the bank', () => {
    const own = { 0: BROWN }
    const t = payEach(0, { own, mortgaged: BROWN, jailCards: { [COMMUNITY]: 0 } })
    expect(t.lines('bankrupt')).toEqual(['bankrupt seat 0 heir bank amount 50 (K-8.1)'])
    expect([t.waitsFor, t.must, t.jailCard(COMMUNITY)]).toEqual(['open auction', [1, 2, 3], null])
    t.do(3, 'bid', 1)
    t.do(2, 'pass')
    t.do(1, 'pass')
    expect([t.owner('Badstraße'), t.isMortgaged('Badstraße')]).toEqual([3, false])
    passAll(t)
    expect(t.turn).toBe(1)
  })

  it('K-8.1: the last claim alone is a bankruptcy to that player', () => {
    const t = payEach(105, { own: { 0: ['Badstraße'] }, mortgaged: ['Badstraße'] })
    expect(t.payments).toEqual(['0 → 3 5 (K-8.1)', '3 → bank 3 (K-6.2)'])
    expect(t.owner('Badstraße')).toBe(3)
  })

  it('K-8.1: turn order begins after the one who owes', () => {
    const t = table({ seats: 4, starts: 2, place: { 2: 33 }, cash: { 2: 11 } })
    t.cards(CHANCE, chanceCard.payEach50)
    t.throws(2, [1, 2])
    t.do(2, 'bankrupt')
    expect(t.payments).toEqual(['2 → 3 5 (K-8.1)', '2 → 0 3 (K-8.1)', '2 → 1 3 (K-8.1)'])
  })

  it('K-8.1: those who have left before get and count nothing', () => {
    const t = table({ seats: 4, starts: 0, place: { 0: 33 }, cash: { 0: 31 } })
    t.resign(2)
    t.cards(CHANCE, chanceCard.payEach50)
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → 1 16 (K-8.1)', '0 → 3 15 (K-8.1)'])
  })
})

describe('the longest chain', () => {
  it('K-8.1, K-6.2: each pays A; B breaks; A owes 10 % on B’s mortgages and breaks; the estate is auctioned; play goes on', () => {
    const t = table({
      seats: 4,
      starts: 0,
      place: { 0: 30 },
      own: { 1: ['Südbahnhof', 'Westbahnhof'] },
      mortgaged: ['Südbahnhof', 'Westbahnhof'],
      cash: { 0: 0, 1: 9 },
      jailCards: { [CHANCE]: 1 },
    })
    t.cards(COMMUNITY, communityCard.receive10Each)
    t.throws(0, [1, 2])
    expect([t.must, t.g.s.depth]).toEqual([[1], 3])
    t.do(1, 'bankrupt')
    // A has B’s 9, owes 20, and still has to get 10 from each of the others.
    expect(t.lines('debtOpened')).toEqual(['debtOpened seat 0 creditor bank amount 20 (K-8.1)'])
    expect([t.must, t.cash(0), t.jailCard(CHANCE)]).toEqual([[0], 9, 0])
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → bank 9 (K-8.1)'])
    expect([t.waitsFor, t.must, t.jailCard(CHANCE)]).toEqual(['open auction', [2, 3], null])
    t.do(2, 'bid', 5)
    t.do(3, 'pass')
    t.do(3, 'bid', 6)
    t.do(2, 'pass')
    expect(['Südbahnhof', 'Westbahnhof'].map((deed) => [t.owner(deed), t.isMortgaged(deed)])).toEqual([
      [2, false],
      [3, false],
    ])
    // Nobody pays A any more, and the turn has passed on.
    expect([t.cash(2), t.cash(3), t.turn, t.waitsFor]).toEqual([1495, 1494, 2, 'turn'])
    expect(t.g.s.deepest).toBe(3)
  })

  it('K-8.1: the agenda stays far below its limit of 16, even when estates pile up', () => {
    const t = table({
      seats: 8,
      starts: 0,
      place: { 0: 30 },
      own: {
        1: ['Südbahnhof', 'Westbahnhof', 'Nordbahnhof', 'Hauptbahnhof', 'Parkstraße'],
        4: ['Badstraße'],
        5: ['Turmstraße'],
        6: ['Seestraße'],
        7: ['Schlossallee'],
      },
      mortgaged: ['Südbahnhof', 'Westbahnhof', 'Nordbahnhof', 'Hauptbahnhof', 'Parkstraße'],
      cash: { 0: 0, 1: 9 },
    })
    t.cards(COMMUNITY, communityCard.receive10Each)
    t.throws(0, [1, 2])
    for (const seat of [7, 6, 5, 4]) t.resign(seat)
    t.do(1, 'bankrupt')
    expect(t.g.s.depth).toBe(7)
    passAll(t)
    expect([t.must, t.g.s.deepest]).toEqual([[0], 7])
  })

  it('K-8.1: a debt of one who leaves is void; what they would have got is owed to the bank', () => {
    const t = table({ seats: 4, starts: 0, place: { 0: 30 }, own: { 1: ['Badstraße'] }, cash: { 1: 9 } })
    t.cards(COMMUNITY, communityCard.receive10Each)
    t.throws(0, [1, 2])
    t.resign(0)
    // The debt of 1 stays, to the bank; 2 and 3 pay nothing any more.
    expect([t.must, t.cash(2)]).toEqual([[1], 1500])
    t.do(1, 'mortgage', 'Badstraße')
    expect(t.payments).toEqual(['bank → 1 30 (K-6.1)', '1 → bank 10 (K-0.3)'])
    expect([t.turn, t.waitsFor]).toEqual([1, 'turn'])
  })
})
