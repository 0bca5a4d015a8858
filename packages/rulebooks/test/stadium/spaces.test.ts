import { Table } from '@hausregeln/chapters/testing/script.ts'
import { newGame } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { stadium } from '../../src/stadium/book.ts'
import {
  AWAY,
  BROWN,
  BUS_REPAIR,
  built,
  chanceCard,
  communityCard,
  DARK_BLUE,
  GO_TO_JAIL,
  HOME,
  idleTurn,
  JAIL,
  PARKING,
  PLAY_OFF,
  POT,
  SHOPS,
  table,
  VENUES,
} from './table.ts'

describe('an unowned property', () => {
  it('S-8.1: one buys it at the printed price, or it is auctioned', () => {
    const t = table({ seats: 2, starts: 0 })
    t.throws(0, [1, 2])
    t.refuses(0, 'endTurn', 'mustDecideFirst', 'S-1.1')
    t.do(0, 'buy')
    expect([t.owner('Ascheplatz'), t.payments]).toEqual([0, ['0 → bank 60 (S-8.1)']])
    t.do(0, 'endTurn')
    t.throws(1, [2, 3])
    t.do(1, 'decline')
    expect(t.waitsFor).toBe('open auction')
  })

  it('S-8.1: without the money the player may only have it auctioned, or raise it first', () => {
    const t = table({ seats: 2, starts: 0, cash: { 0: 40 }, own: { 0: ['Bolzplatz'] } })
    t.throws(0, [1, 2])
    t.refuses(0, 'buy', 'cannotAfford', 'S-8.1')
    t.do(0, 'mortgage', 'Bolzplatz')
    t.do(0, 'buy')
    expect(t.cash(0)).toBe(10)
  })
})

describe('demanding rent', () => {
  const VISIT = { seats: 3, starts: 0, own: { 1: ['Ascheplatz'] } } as const

  it('S-9.1: rent is paid only when the owner demands it', () => {
    const t = table(VISIT)
    t.throws(0, [1, 2])
    expect([t.payments, t.demands, t.may]).toEqual([[], ['0 owes 1 4 for Ascheplatz'], [1]])
    t.refuses(2, 'demand', 'Ascheplatz', 'notYourDemand', 'S-9.1')
    t.do(1, 'demand', 'Ascheplatz')
    expect(t.payments).toEqual(['0 → 1 4 (S-9.1)'])
    t.refuses(1, 'demand', 'Ascheplatz', 'noSuchDemand', 'S-9.1')
  })

  it('S-9.1: it lapses when the next player throws, not before', () => {
    const t = table(VISIT)
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    expect(t.demands.length).toBe(1)
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    expect(t.lines('rentLapsed')).toEqual(['rentLapsed seat 0 owner 1 deed Ascheplatz amount 4 (S-9.1)'])
    t.refuses(1, 'demand', 'Ascheplatz', 'noSuchDemand', 'S-9.1')
  })

  it('S-9.1: a further throw of the same player keeps it open', () => {
    const t = table({ ...VISIT, place: { 0: 1 }, own: { 1: ['Ascheplatz', 'Kassenhäuschen'] } })
    t.throws(0, [1, 1])
    t.throws(0, [1, 2])
    expect(t.demands).toEqual(['0 owes 1 4 for Ascheplatz', '0 owes 1 6 for Kassenhäuschen'])
    t.do(1, 'demand', 'Kassenhäuschen')
    t.do(1, 'demand', 'Ascheplatz')
    expect(t.cash(1)).toBe(1510)
  })

  it('S-9.1: owner, payer and amount are fixed on landing', () => {
    const t = table({ ...VISIT, own: { 1: BROWN } })
    t.throws(0, [1, 2])
    t.do(1, 'mortgage', 'Bolzplatz')
    t.do(1, 'offer', { to: 2, give: { deeds: ['Ascheplatz'] }, get: { cash: 10 } })
    t.do(2, 'accept', 1)
    t.do(1, 'demand', 'Ascheplatz')
    expect(t.payments).toEqual(['0 → 1 8 (S-9.1)'])
  })

  it('S-9.1: during the settling of one there is no throw and no other demand', () => {
    const own = { 0: ['Wolkenpark'], 1: ['Ascheplatz'], 2: ['Kassenhäuschen'] }
    const t = table({ ...VISIT, place: { 0: 1 }, own, cash: { 0: 3 } })
    t.throws(0, [1, 1])
    t.g.s.place[0] = 3
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Ascheplatz')
    t.refuses(2, 'demand', 'Kassenhäuschen', 'debtFirst', 'S-2.1')
    t.refuses(0, 'endTurn', 'debtFirst', 'S-2.1')
    t.do(0, 'mortgage', 'Wolkenpark')
    t.do(2, 'demand', 'Kassenhäuschen')
    expect([t.cash(1), t.cash(2)]).toEqual([1504, 1506])
  })

  it('S-9.1: demands of one who leaves are void, and so are those on them', () => {
    const owner = table(VISIT)
    owner.throws(0, [1, 2])
    owner.resign(1)
    expect(owner.demands).toEqual([])
    const payer = table(VISIT)
    payer.throws(0, [1, 2])
    payer.resign(0)
    expect(payer.demands).toEqual([])
  })

  it('S-9.1: by option rent is collected at once', () => {
    const t = table({ ...VISIT, options: { autoRent: 1 } })
    t.throws(0, [1, 2])
    expect([t.payments, t.demands]).toEqual([['0 → 1 4 (S-9.1)'], []])
    expect(newGame(stadium.book, { seats: 2, options: { rentGrace: 60 } }).s.option[1]).toBe(60)
  })
})

describe('the amount of the rent', () => {
  it('S-9.2: base rent doubles for a whole group without a mortgage; classic (K-3.2) doubles with one, too', () => {
    const rents = (mortgaged: boolean) => {
      const scene = { seats: 2, starts: 0, place: { 0: 36 } }
      const t = table({ ...scene, own: { 1: DARK_BLUE }, mortgaged: mortgaged ? ['Ehrenloge'] : [] })
      const own = { 1: ['Parkstraße', 'Schlossallee'] }
      const old = new Table(classic, { ...scene, own, mortgaged: mortgaged ? ['Parkstraße'] : [] })
      for (const one of [t, old]) one.throws(0, [1, 2])
      return [...t.demands, ...old.demands]
    }
    expect(rents(false)).toEqual(['0 owes 1 100 for Pokalvitrine', '0 owes 1 100 for Schlossallee'])
    expect(rents(true)).toEqual(['0 owes 1 50 for Pokalvitrine', '0 owes 1 100 for Schlossallee'])
  })

  it('S-9.2: without the whole group there is base rent, and buildings bring what is printed', () => {
    const rent = (own: readonly string[], levels: Readonly<Record<string, number>> = {}) => {
      const t = table({ seats: 2, starts: 0, own: { 1: own }, level: levels })
      t.throws(0, [1, 2])
      return t.demands
    }
    expect(rent(['Ascheplatz'])).toEqual(['0 owes 1 4 for Ascheplatz'])
    expect([1, 4, 5].map((level) => rent(BROWN, built(level, ...BROWN))[0])).toEqual(
      [20, 320, 450].map((amount) => `0 owes 1 ${amount} for Ascheplatz`),
    )
    expect(rent(BROWN, { Bolzplatz: 1 })).toEqual(['0 owes 1 8 for Ascheplatz'])
  })

  it('S-9.3: a venue costs 25, 50, 100 or 200 by the number owned, mortgaged ones counted', () => {
    const rent = (count: number, mortgaged: readonly string[] = []) => {
      const own = { 1: VENUES.slice(0, count) }
      const t = table({ seats: 2, starts: 0, place: { 0: 2 }, own, mortgaged })
      t.throws(0, [1, 2])
      expect(t.lines('rentDue')[0]).toMatch(/\(S-9\.3\)$/)
      return t.demands[0]
    }
    expect([1, 2, 3, 4].map((count) => rent(count))).toEqual(
      [25, 50, 100, 200].map((amount) => `0 owes 1 ${amount} for Maulwurfwiese`),
    )
    expect(rent(2, ['Nebelkessel'])).toBe('0 owes 1 50 for Maulwurfwiese')
  })

  it('S-9.3: for a shop the visitor throws again on every visit, 4 times or 10 times; classic takes the throw that led there', () => {
    const visit = (own: readonly string[], mortgaged: readonly string[] = []) => {
      const t = table({ seats: 2, starts: 0, place: { 0: 5 }, own: { 1: own }, mortgaged })
      t.throws(0, [3, 4], [1, 1])
      expect(t.lines('thrownForRent')).toEqual(['thrownForRent seat 0 dieA 1 dieB 1 dieC 0 (S-9.3)'])
      return t
    }
    const [shop = ''] = SHOPS
    expect(visit([shop]).demands).toEqual(['0 owes 1 8 for Schalladen'])
    expect(visit(SHOPS).demands).toEqual(['0 owes 1 20 for Schalladen'])
    expect(visit(SHOPS, ['Trikotladen']).demands).toEqual(['0 owes 1 20 for Schalladen'])
    const old = new Table(classic, { seats: 2, starts: 0, place: { 0: 5 }, own: { 1: ['Elektrizitätswerk'] } })
    old.throws(0, [3, 4])
    expect(old.demands).toEqual(['0 owes 1 28 for Elektrizitätswerk'])
  })

  it('S-9.3: the throw for the rent is never doubles', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 5 }, own: { 1: SHOPS } })
    t.throws(0, [3, 4], [6, 6])
    t.refuses(0, 'throw', 'turnIsDone', 'S-1.1')
    t.do(0, 'endTurn')
  })
})

describe('cards and taxes', () => {
  it('S-10.1: the top card is carried out at once and goes back under the deck', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 4 }, cards: { [AWAY]: [chanceCard.receive150] } })
    t.throws(0, [1, 2])
    expect([t.cash(0), t.g.s.pileLength[AWAY], t.g.s.pile[AWAY * 32]]).toEqual([1650, 1, chanceCard.receive150])
    expect(t.lines('cardDrawn')).toEqual(['cardDrawn seat 0 deck 0 card 15 (S-10.1)'])
  })

  it('S-10.1: a jail card is kept, and sold or played; then it goes back under its deck', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 14 }, cards: { [HOME]: [communityCard.jailCard] } })
    t.throws(0, [1, 2])
    expect([t.jailCard(HOME), t.g.s.pileLength[HOME]]).toEqual([0, 0])
    t.do(0, 'offer', { to: 1, give: { jailCards: [HOME] }, get: { cash: 30 } })
    t.do(1, 'accept', 0)
    expect([t.jailCard(HOME), t.cash(1)]).toEqual([1, 1470])
    t.g.s.jail[1] = 1
    t.g.s.place[1] = 10
    t.do(0, 'endTurn')
    t.do(1, 'playJailCard')
    expect([t.jailCard(HOME), t.g.s.pile[HOME * 32]]).toEqual([null, communityCard.jailCard])
  })

  it.each([
    [1, BUS_REPAIR, 200],
    [35, PLAY_OFF, 100],
  ] as const)('S-10.2: from %i to %s: %i to the bank', (from, name, amount) => {
    const t = table({ seats: 2, starts: 0, place: { 0: from } })
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments, t.cash(POT)]).toEqual([name, [`0 → bank ${amount} (S-10.2)`], 0])
  })

  it('S-13.1: no money lies on Frei Parken: nothing is won there, and there is no option for it', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 35 } })
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    expect([t.place(1), t.payments, t.cash(POT)]).toEqual([PARKING, [], 0])
    expect(() => newGame(stadium.book, { seats: 2, options: { freeParkingPot: 1 } })).toThrow(/no option/)
  })

  it('S-13.1: fines go to the bank: what a card costs, and the way out of jail', () => {
    const card = table({ seats: 2, starts: 0, place: { 0: 4 }, cards: { [AWAY]: [chanceCard.pay15] } })
    card.throws(0, [1, 2])
    const jail = table({ seats: 2, starts: 0, jail: { 0: 0 } })
    jail.do(0, 'payBail')
    expect([card.payments, jail.payments, card.cash(POT), jail.cash(POT)]).toEqual([
      ['0 → bank 15 (S-10.1)'],
      ['0 → bank 50 (S-11.2)'],
      0,
      0,
    ])
  })

  it('S-13.1: no immunity: after a deal both pay the rent of each other’s properties as before', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Libero'], 1: BROWN } })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Libero'] }, get: { cash: 1 } })
    t.do(1, 'accept', 0)
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Ascheplatz')
    expect(t.payments).toEqual(['0 → 1 8 (S-9.1)'])
  })

  it('S-13.1: no loans: money goes over only with a property or a card', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Libero'] } })
    t.do(0, 'offer', { to: 1, give: { deeds: ['Libero'], cash: 100 }, get: {} })
    t.do(0, 'withdraw', 0)
    t.refuses(0, 'offer', { to: 1, give: { cash: 100 }, get: { cash: 110 } }, 'offerEmpty', 'S-7.1')
    t.refuses(0, 'offer', { to: 1, give: {}, get: { cash: 100 } }, 'offerEmpty', 'S-7.1')
  })
})

describe('jail', () => {
  it('S-11.1: the corner, a card and three doubles lead there, without salary, and the turn is over', () => {
    const corner = table({ seats: 2, starts: 0, place: { 0: 27 } })
    corner.throws(0, [1, 2])
    expect(corner.lines('moved', 'jailed', 'moneyMoved')).toEqual([
      `moved seat 0 from Rechtsaußen to ${GO_TO_JAIL} (S-1.1)`,
      'jailed seat 0 (S-11.1)',
    ])
    const card = table({ seats: 2, starts: 0, place: { 0: 33 }, cards: { [AWAY]: [chanceCard.toJail] } })
    card.throws(0, [1, 2])
    expect([card.place(0), card.inJail(0), card.payments]).toEqual([JAIL, true, []])
    const three = table({ seats: 2, starts: 0, place: { 0: 12 }, own: { 0: ['Gegengerade'] } })
    for (const dice of [
      [2, 2],
      [2, 2],
      [2, 2],
    ] as const)
      three.throws(0, dice)
    for (const t of [corner, card, three]) {
      expect([t.place(0), t.inJail(0), t.cash(0)]).toEqual([JAIL, true, 1500])
      t.refuses(0, 'throw', 'turnIsDone', 'S-1.1')
    }
  })

  it('S-11.1: doubles that lead there give no further throw', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 28 } })
    t.throws(0, [1, 1])
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })

  it('S-11.2: 50 at the start of the next turn, then the throw', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 0 }, own: { 0: ['Gästekabine'] } })
    t.do(0, 'payBail')
    expect([t.payments, t.inJail(0)]).toEqual([['0 → bank 50 (S-11.2)'], false])
    t.throws(0, [1, 2])
    expect(t.place(0)).toBe('Gästekabine')
  })

  it.each([1, 2])(
    'S-11.2: 50 before the throw of any later turn there, too (%i used up), the third included',
    (used) => {
      const t = table({ seats: 2, starts: 0, jail: { 0: used }, own: { 0: ['Gästekabine'] } })
      t.do(0, 'payBail')
      expect([t.payments, t.inJail(0)]).toEqual([['0 → bank 50 (S-11.2)'], false])
      t.throws(0, [1, 2])
      expect(t.place(0)).toBe('Gästekabine')
    },
  )

  it('S-11.2: classic (K-4.2) refuses the 50 before the third throw', () => {
    const t = new Table(classic, { seats: 2, starts: 0, jail: { 0: 2 } })
    t.refuses(0, 'payBail', 'noBailAnyMore', 'K-4.2')
  })

  it('S-11.2: or a card, then throw; doubles after that give a further throw as usual', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 2 }, jailCards: { [AWAY]: 0 }, own: { 0: ['Schalladen'] } })
    t.do(0, 'playJailCard')
    t.refuses(0, 'payBail', 'notInJail', 'S-11.2')
    t.throws(0, [1, 1])
    expect([t.place(0), t.legal(0)[0]]).toEqual(['Schalladen', 'throw'])
  })

  it('S-11.2: doubles free at once and are moved', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 1 }, own: { 0: ['Schalladen'] } })
    t.throws(0, [1, 1])
    expect([t.inJail(0), t.place(0), t.payments]).toEqual([false, 'Schalladen', []])
  })

  it('S-11.2: the doubles that free give no further throw', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 1 }, own: { 0: ['Schalladen'] } })
    t.throws(0, [1, 1])
    t.refuses(0, 'throw', 'turnIsDone', 'S-1.1')
  })

  it('S-11.2: after the third failure 50 are paid, and one moves by that throw', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 0 }, own: { 0: ['Gästekabine'] } })
    for (const _ of [1, 2]) {
      t.throws(0, [1, 2])
      expect([t.inJail(0), t.place(0), t.payments]).toEqual([true, JAIL, []])
      t.refuses(0, 'payBail', 'turnIsDone', 'S-1.1')
      t.do(0, 'endTurn')
      idleTurn(t)
    }
    t.throws(0, [1, 2])
    expect([t.inJail(0), t.place(0), t.payments]).toEqual([false, 'Gästekabine', ['0 → bank 50 (S-11.2)']])
  })

  it('S-11.2: a missing 50 is a debt, settled before the move', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 2 }, own: { 0: ['Gästekabine'] }, cash: { 0: 20 } })
    t.refuses(0, 'payBail', 'bailTooDear', 'S-11.2')
    t.throws(0, [1, 2])
    expect([t.waitsFor, t.place(0)]).toEqual(['debt to settle', JAIL])
    t.do(0, 'mortgage', 'Gästekabine')
    expect([t.place(0), t.cash(0)]).toEqual(['Gästekabine', 40])
  })

  it('S-11.2: one of the ways must be chosen', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 0 } })
    t.refuses(0, 'endTurn', 'mustThrow', 'S-1.1')
    t.refuses(0, 'playJailCard', 'noJailCard', 'S-11.2')
  })

  it('S-11.3: nothing happens as a visitor, on Frei Parken and on own property; business goes on', () => {
    const visit = table({ seats: 2, starts: 0, place: { 0: 7 }, own: { 0: ['Ascheplatz'] } })
    visit.throws(0, [1, 2])
    expect(visit.lines('visited', 'jailed', 'moneyMoved')).toEqual([
      'visited seat 0 space Gefängnis / nur Zaungast (S-11.3)',
    ])
    visit.do(0, 'mortgage', 'Ascheplatz')
    const parking = table({ seats: 2, starts: 0, place: { 0: 17 } })
    parking.throws(0, [1, 2])
    expect(parking.lines('visited', 'moneyMoved')).toEqual([`visited seat 0 space ${PARKING} (S-11.3)`])
    const own = table({ seats: 2, starts: 0, own: { 0: BROWN } })
    own.throws(0, [1, 2])
    expect([own.payments, own.demands]).toEqual([[], []])
    own.do(0, 'build', 'Bolzplatz')
  })
})
