import { describe, expect, it } from 'vitest'
import {
  BROWN,
  built,
  CHANCE,
  COMMUNITY,
  chanceCard,
  communityCard,
  DARK_BLUE,
  LIGHT_BLUE,
  PINK,
  passAll,
  RED,
  STATIONS,
  table,
} from './table.ts'

type Scene = Partial<Parameters<typeof table>[0]>

/** Seat 0 has landed on Schlossallee, which is seat 1's, with two houses on it: 600 can be demanded. */
function visitor(scene: Scene = {}) {
  const t = table({
    seats: 3,
    starts: 0,
    place: { 0: 36 },
    ...scene,
    level: { ...built(2, ...DARK_BLUE), ...scene.level },
    own: { 1: DARK_BLUE, ...scene.own },
  })
  t.throws(0, [1, 2])
  return t
}

/** The same with the rent demanded. */
function debtor(scene: Scene) {
  const t = visitor(scene)
  t.do(1, 'demand', 'Schlossallee')
  return t
}

/** Seat 0 has drawn the card by which each other player gets 50. */
function payEach(cash: number, scene: Scene = {}) {
  const t = table({ seats: 4, starts: 0, place: { 0: 33 }, cash: { 0: cash }, ...scene })
  t.cards(CHANCE, chanceCard.payEach50)
  t.throws(0, [1, 2])
  return t
}

describe('giving up while nothing is owed', () => {
  it('K-8.1: is as a bankruptcy to the bank, at any time', () => {
    const t = table({
      seats: 3,
      starts: 0,
      own: { 2: [...BROWN, 'Südbahnhof'] },
      level: built(1, ...BROWN),
      mortgaged: ['Südbahnhof'],
      jailCards: { [CHANCE]: 2 },
    })
    t.resign(2)
    expect(t.lines('resigned', 'moneyMoved', 'jailCardReturned', 'left')).toEqual([
      'resigned seat 2 (K-8.1)',
      'bank → 2 25 (K-5.4)',
      'bank → 2 25 (K-5.4)',
      '2 → bank 1550 (K-8.1)',
      'left seat 2 heir bank (K-8.2)',
      'jailCardReturned seat 2 deck 0 (K-4.2)',
    ])
    for (const deed of [...BROWN, 'Südbahnhof']) {
      t.do(0, 'bid', 1)
      t.do(1, 'pass')
      expect([t.owner(deed), t.isMortgaged(deed)]).toEqual([0, false])
    }
    expect([t.turn, t.must]).toEqual([0, [0]])
  })

  it('K-8.1: the player on turn gives up while the dice are in the air: the dice move nobody', () => {
    const t = table({ seats: 3, starts: 0 })
    t.withheld(() => {
      t.do(0, 'throw')
      t.resign(0)
      expect([t.turn, t.must]).toEqual([1, [1]])
    })
    t.throws(1, [1, 2])
    expect(t.place(1)).toBe('Turmstraße')
  })

  it('K-8.1: another player gives up while the dice are in the air: the throw goes on', () => {
    const t = table({ seats: 3, starts: 0 })
    t.withheld(() => {
      t.do(0, 'throw')
      t.resign(2)
      t.dice([1, 2])
    })
    expect([t.place(0), t.legal(0)[0]]).toEqual(['Turmstraße', 'buy'])
  })
})

describe('giving up with a debt', () => {
  it('K-8.1: what cash, houses and mortgages cover is paid in full; only what is left goes to the bank', () => {
    const t = debtor({ own: { 0: [...STATIONS, ...BROWN] }, level: built(1, ...BROWN), cash: { 0: 250 } })
    t.resign(0)
    expect(t.payments).toEqual([
      // Houses first, then mortgages, no more of them than it takes.
      'bank → 0 25 (K-5.4)',
      'bank → 0 25 (K-5.4)',
      'bank → 0 30 (K-6.1)',
      'bank → 0 30 (K-6.1)',
      'bank → 0 100 (K-6.1)',
      'bank → 0 100 (K-6.1)',
      'bank → 0 100 (K-6.1)',
      '0 → 1 600 (K-3.1)',
      '0 → bank 60 (K-8.1)',
    ])
    expect(t.lines('left', 'bankrupt')).toEqual(['left seat 0 heir bank (K-8.2)'])
    // The creditor inherits nothing: the deeds are auctioned, free of mortgage.
    t.do(2, 'bid', 1)
    t.do(1, 'pass')
    expect([t.owner('Badstraße'), t.isMortgaged('Badstraße')]).toEqual([2, false])
    passAll(t)
    expect([t.turn, t.stock]).toEqual([1, [28, 12]])
  })

  it('K-8.1: exactly enough is enough', () => {
    const t = debtor({ own: { 0: STATIONS }, cash: { 0: 200 } })
    t.resign(0)
    expect([t.payments.slice(-2), t.lines('bankrupt')]).toEqual([['0 → 1 600 (K-3.1)', '0 → bank 0 (K-8.1)'], []])
  })

  it('K-8.1: if it is not enough, that is the bankruptcy to the creditor; nothing is mortgaged first', () => {
    const t = debtor({ own: { 0: STATIONS }, cash: { 0: 199 }, jailCards: { [COMMUNITY]: 0 } })
    t.resign(0)
    expect(t.lines('resigned', 'bankrupt', 'moneyMoved', 'left', 'mortgaged')).toEqual([
      'resigned seat 0 (K-8.1)',
      'bankrupt seat 0 heir 1 amount 600 (K-8.1)',
      '0 → 1 199 (K-8.1)',
      'left seat 0 heir 1 (K-8.2)',
    ])
    expect([STATIONS.map((deed) => t.owner(deed)), t.isMortgaged('Südbahnhof')]).toEqual([[1, 1, 1, 1], false])
    expect([t.jailCard(COMMUNITY), t.turn, t.waitsFor]).toEqual([1, 1, 'turn'])
  })

  it('K-8.1: a hotel without houses in the stock is sold with its group (K-5.3)', () => {
    const others = [...LIGHT_BLUE, ...BROWN]
    const own = { 0: PINK, 2: [...others, ...RED] }
    const level = { ...built(5, ...PINK), ...built(4, ...others, ...DARK_BLUE), ...built(1, ...RED) }
    const t = debtor({ own, level, cash: { 0: 1660 } })
    expect(t.stock).toEqual([1, 9])
    t.resign(0)
    expect(t.payments).toEqual([
      ...PINK.map(() => 'bank → 0 250 (K-5.4)'),
      '0 → 1 1700 (K-3.1)',
      '0 → bank 710 (K-8.1)',
    ])
    expect(t.stock).toEqual([1, 12])
    passAll(t)
  })

  it('K-8.1: a tax that is a debt goes to the bank all the same', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 1 }, own: { 0: ['Badstraße'] }, cash: { 0: 50 } })
    t.throws(0, [1, 2])
    t.resign(0)
    expect(t.lines('bankrupt', 'moneyMoved')).toEqual([
      'bankrupt seat 0 heir bank amount 200 (K-8.1)',
      '0 → bank 50 (K-8.1)',
    ])
    expect(t.waitsFor).toBe('open auction')
    passAll(t)
  })

  it('K-8.1: the last but one who gives up still pays, and the other wins', () => {
    const t = debtor({ seats: 2, cash: { 0: 500 }, own: { 0: STATIONS } })
    t.resign(0)
    expect([t.cash(1), t.over]).toEqual([2100, { reason: 'lastPlayer', winners: [1] }])
  })
})

describe('giving up while rent can be demanded', () => {
  it('K-8.1, K-3.1: the rent counts as demanded and is paid', () => {
    const t = visitor({ cash: { 0: 1400 } })
    t.resign(0)
    expect(t.lines('resigned', 'rentDemanded', 'moneyMoved')).toEqual([
      'resigned seat 0 (K-8.1)',
      'rentDemanded seat 0 owner 1 deed Schlossallee amount 600 (K-3.1)',
      '0 → 1 600 (K-3.1)',
      '0 → bank 800 (K-8.1)',
    ])
    expect([t.demands, t.turn]).toEqual([[], 1])
  })

  it('K-8.1, K-3.1: if that bankrupts the player, the owner is the heir', () => {
    const t = visitor({ cash: { 0: 100 }, own: { 0: STATIONS.slice(0, 2) } })
    t.resign(0)
    expect(t.lines('rentDemanded', 'bankrupt', 'moneyMoved')).toEqual([
      'rentDemanded seat 0 owner 1 deed Schlossallee amount 600 (K-3.1)',
      'bankrupt seat 0 heir 1 amount 600 (K-8.1)',
      '0 → 1 100 (K-8.1)',
    ])
    expect([t.owner('Südbahnhof'), t.waitsFor]).toEqual([1, 'turn'])
  })

  it('K-8.1, K-3.1: a rent that was waived or has lapsed is owed no more', () => {
    const waived = visitor()
    waived.do(1, 'waive', 'Schlossallee')
    waived.resign(0)
    expect(waived.cash(1)).toBe(1500)
    const lapsed = visitor()
    lapsed.do(0, 'endTurn')
    lapsed.throws(1, [5, 5])
    lapsed.resign(0)
    expect([lapsed.cash(1), lapsed.lines('rentDemanded')]).toEqual([1500, []])
  })

  it('K-8.1, K-3.1: what the player could have demanded is void', () => {
    const t = visitor()
    t.resign(1)
    expect([t.demands, t.cash(0)]).toEqual([[], 1500])
    passAll(t)
  })

  it('K-8.1: two owners are both paid, or share the cash in proportion while the deeds go to the bank', () => {
    const two = (cash: number) => {
      const t = table({
        seats: 3,
        starts: 0,
        place: { 0: 17 },
        own: { 0: ['Badstraße'], 1: ['Theaterstraße'], 2: ['Nordbahnhof'] },
        cash: { 0: cash },
      })
      t.throws(0, [2, 2])
      t.throws(0, [1, 3])
      expect(t.demands).toEqual(['0 owes 1 18 for Theaterstraße', '0 owes 2 25 for Nordbahnhof'])
      t.resign(0)
      return t
    }
    const paid = two(40)
    expect(paid.payments).toEqual([
      'bank → 0 30 (K-6.1)',
      '0 → 1 18 (K-3.1)',
      '0 → 2 25 (K-3.1)',
      '0 → bank 27 (K-8.1)',
    ])
    passAll(paid)
    const broken = two(12)
    expect(broken.lines('bankrupt', 'moneyMoved')).toEqual([
      'bankrupt seat 0 heir bank amount 43 (K-8.1)',
      '0 → 1 5 (K-8.1)',
      '0 → 2 7 (K-8.1)',
    ])
    expect(broken.waitsFor).toBe('open auction')
    passAll(broken)
  })

  it('K-8.1: a debt and a rent not yet demanded count together', () => {
    const both = (cash: number, own: readonly string[]) => {
      const t = table({
        seats: 3,
        starts: 0,
        place: { 0: 33 },
        own: { 0: own, 1: ['Hauptbahnhof'] },
        cash: { 0: cash },
      })
      t.throws(0, [1, 1])
      t.throws(0, [1, 2])
      expect([t.waitsFor, t.demands]).toEqual(['debt to settle', ['0 owes 1 25 for Hauptbahnhof']])
      t.resign(0)
      return t
    }
    const paid = both(60, ['Südbahnhof'])
    expect(paid.payments).toEqual([
      'bank → 0 100 (K-6.1)',
      '0 → bank 100 (K-4.1)',
      '0 → 1 25 (K-3.1)',
      '0 → bank 35 (K-8.1)',
    ])
    passAll(paid)
    const broken = both(10, [])
    expect(broken.payments).toEqual(['0 → 1 2 (K-8.1)', '0 → bank 8 (K-8.1)'])
  })
})

describe('giving up while a card has several paid', () => {
  it('K-8.1: those who have yet to get something are paid too', () => {
    const t = payEach(60, { own: { 0: STATIONS.slice(0, 1) } })
    expect([t.must, t.cash(1)]).toEqual([[0], 1550])
    t.resign(0)
    expect(t.payments).toEqual(['bank → 0 100 (K-6.1)', '0 → 2 50 (K-0.3)', '0 → 3 50 (K-8.1)', '0 → bank 10 (K-8.1)'])
    passAll(t)
  })

  it('K-8.1: or share what is there', () => {
    const t = payEach(70, { own: { 0: ['Badstraße'] } })
    t.resign(0)
    expect(t.payments).toEqual(['0 → 2 10 (K-8.1)', '0 → 3 10 (K-8.1)'])
    expect(t.waitsFor).toBe('open auction')
    passAll(t)
  })

  it('K-8.1: a player who has yet to give something pays it, no matter who is asked just now', () => {
    const t = table({ seats: 4, starts: 0, place: { 0: 30 }, own: { 1: ['Badstraße'] }, cash: { 1: 9 } })
    t.cards(COMMUNITY, communityCard.receive10Each)
    t.throws(0, [1, 2])
    expect(t.must).toEqual([1])
    t.resign(3)
    expect(t.payments).toEqual(['3 → 0 10 (K-8.1)', '3 → bank 1490 (K-8.1)'])
    t.do(1, 'mortgage', 'Badstraße')
    expect([t.cash(0), t.payments.at(-1)]).toEqual([1530, '2 → 0 10 (K-0.3)'])
  })
})

describe('giving up while an auction runs', () => {
  it('K-8.1, K-2.2: the creditor has the rent at once, and may bid with it', () => {
    const t = table({
      seats: 3,
      starts: 0,
      place: { 0: 37 },
      own: { 1: ['Schlossallee'] },
      cash: { 0: 100, 1: 0 },
    })
    t.throws(0, [1, 1])
    t.throws(0, [1, 1])
    expect(t.demands).toEqual(['0 owes 1 50 for Schlossallee'])
    t.do(0, 'decline')
    expect(t.must).toEqual([0, 2])
    t.resign(0)
    expect([t.cash(1), t.must]).toEqual([50, [1, 2]])
    passAll(t)
  })
})
