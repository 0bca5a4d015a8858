import { describe, expect, it } from 'vitest'
import { BANK, BROWN, CHANCE, COMMUNITY, chanceCard, communityCard, idleTurn, table } from './table.ts'

/** Seat 0 sits in jail, and has used up so many turns there. */
const jailed = (used: number, scene: Partial<Parameters<typeof table>[0]> = {}) =>
  table({ seats: 2, starts: 0, jail: { 0: used }, own: { 0: ['Elektrizitätswerk', 'Hafenstraße'] }, ...scene })

describe('into jail', () => {
  it('K-4.2: by the corner: the turn ends, without a visit to the space and without salary', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 27 } })
    t.throws(0, [1, 2])
    expect(t.lines('jailed', 'visited', 'moneyMoved')).toEqual(['jailed seat 0 (K-4.2)'])
    expect([t.place(0), t.inJail(0)]).toEqual(['Gefängnis / nur zu Besuch', true])
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
    t.refuses(0, 'payBail', 'turnIsDone', 'K-1.1')
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })

  it('K-4.2: by a card of either deck', () => {
    for (const [deck, card, from] of [
      [CHANCE, chanceCard.toJail, 4],
      [COMMUNITY, communityCard.toJail, 14],
    ] as const) {
      const t = table({ seats: 2, starts: 0, place: { 0: from } })
      t.cards(deck, card)
      t.throws(0, [1, 2])
      expect(t.lines('jailed')).toEqual(['jailed seat 0 (K-4.2)'])
      t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
      t.do(0, 'endTurn')
    }
  })

  it('K-4.2: by the third doubles', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Chausseestraße', 'Elektrizitätswerk'] } })
    for (const doubles of [
      [3, 3],
      [3, 3],
      [1, 1],
    ] as const)
      t.throws(0, doubles)
    expect(t.inJail(0)).toBe(true)
    t.do(0, 'endTurn')
    idleTurn(t)
    expect(t.legal(0)).toContain('payBail')
  })

  it('K-4.2: a player sent to jail cannot leave it in the same turn, jail card or not', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 27 }, jailCards: { [CHANCE]: 0 } })
    t.throws(0, [1, 2])
    t.refuses(0, 'playJailCard', 'turnIsDone', 'K-1.1')
  })
})

describe('out of jail', () => {
  it('K-4.2: for 50 before the throw, in the first and in the second turn; then the player throws as usual', () => {
    for (const used of [0, 1]) {
      const t = jailed(used)
      t.do(0, 'payBail')
      expect(t.lines()).toEqual(['0 → bank 50 (K-4.2)', 'freed seat 0 (K-4.2)'])
      t.refuses(0, 'endTurn', 'mustThrow', 'K-1.1')
      t.throws(0, [1, 2])
      expect([t.place(0), t.inJail(0)]).toEqual(['Hafenstraße', false])
    }
  })

  it('K-4.2: doubles after paying are doubles like any other', () => {
    const t = jailed(0)
    t.do(0, 'payBail')
    t.throws(0, [1, 1])
    expect(t.legal(0)[0]).toBe('throw')
    t.throws(0, [4, 4])
    expect(t.place(0)).toBe('Frei Parken')
    expect(t.legal(0)[0]).toBe('throw')
    t.throws(0, [1, 1])
    expect(t.inJail(0)).toBe(true)
  })

  it('K-4.2: not for 50 before the throw of the third turn', () => {
    const t = jailed(2)
    t.refuses(0, 'payBail', 'noBailAnyMore', 'K-4.2')
    expect(t.legal(0)[0]).toBe('throw')
  })

  it('K-4.2: not without 50, but the player may raise it', () => {
    const t = jailed(0, { cash: { 0: 49 } })
    t.refuses(0, 'payBail', 'bailTooDear', 'K-4.2')
    t.do(0, 'mortgage', 'Hafenstraße')
    t.do(0, 'payBail')
    expect(t.cash(0)).toBe(49 + 70 - 50)
  })

  it('K-4.2: not after the throw, and not for who is free or not on turn', () => {
    const t = jailed(0, { jail: { 0: 0, 1: 0 } })
    t.refuses(1, 'payBail', 'notYourTurn', 'K-0.4')
    t.throws(0, [1, 2])
    t.refuses(0, 'payBail', 'turnIsDone', 'K-1.1')
    const free = table({ seats: 2, starts: 0, jailCards: { [CHANCE]: 0 } })
    free.refuses(0, 'payBail', 'notInJail', 'K-4.2')
    free.refuses(0, 'playJailCard', 'notInJail', 'K-4.2')
  })

  it('K-4.2: by a jail card, in any of the three turns; it returns to its own deck', () => {
    for (const used of [0, 1, 2])
      for (const deck of [CHANCE, COMMUNITY]) {
        const t = jailed(used, { jailCards: { [deck]: 0 } })
        t.do(0, 'playJailCard')
        expect(t.lines()).toEqual([`jailCardReturned seat 0 deck ${deck} (K-4.2)`, 'freed seat 0 (K-4.2)'])
        expect([t.jailCard(deck), t.inJail(0), t.cash(0)]).toEqual([null, false, 1500])
        t.throws(0, [1, 2])
        expect(t.place(0)).toBe('Hafenstraße')
      }
  })

  it('K-4.2: not by another player’s jail card, and not after the throw', () => {
    const t = jailed(0, { jailCards: { [CHANCE]: 1 } })
    t.refuses(0, 'playJailCard', 'noJailCard', 'K-4.2')
    const mine = jailed(0, { jailCards: { [CHANCE]: 0 } })
    mine.throws(0, [1, 2])
    mine.refuses(0, 'playJailCard', 'turnIsDone', 'K-1.1')
  })

  it('K-4.2: a bought jail card opens the door', () => {
    const t = jailed(0, { jailCards: { [COMMUNITY]: 1 } })
    t.do(0, 'offer', { to: 1, give: { cash: 30 }, get: { jailCards: [COMMUNITY] } })
    t.do(1, 'accept', 0)
    t.do(0, 'playJailCard')
    expect([t.inJail(0), t.cash(0)]).toEqual([false, 1470])
  })

  it('K-4.2: by doubles in any of the three turns: moved by them, free of charge, without an extra throw', () => {
    for (const used of [0, 1, 2]) {
      const t = jailed(used)
      t.throws(0, [1, 1])
      expect([t.place(0), t.inJail(0), t.cash(0)]).toEqual(['Elektrizitätswerk', false, 1500])
      expect(t.lines('freed')).toEqual(['freed seat 0 (K-4.2)'])
      t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
      t.do(0, 'endTurn')
    }
  })

  it('K-4.2: one of the ways must be chosen: the turn cannot be passed', () => {
    const t = jailed(0)
    expect(t.must).toEqual([0])
    t.refuses(0, 'endTurn', 'mustThrow', 'K-1.1')
  })

  it('K-4.2: a throw that fails leaves the player there, with one throw a turn', () => {
    const t = jailed(0)
    t.throws(0, [1, 2])
    expect(t.lines('stayedInJail')).toEqual(['stayedInJail seat 0 attempt 1 (K-4.2)'])
    expect([t.place(0), t.inJail(0), t.payments]).toEqual(['Gefängnis / nur zu Besuch', true, []])
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })

  it('K-4.2: after the third failed throw the player pays 50 and moves by it', () => {
    const t = jailed(0)
    for (let turn = 0; turn < 2; turn++) {
      t.throws(0, [1, 2])
      t.do(0, 'endTurn')
      idleTurn(t)
    }
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['0 → bank 50 (K-4.2)'])
    expect([t.place(0), t.inJail(0)]).toEqual(['Hafenstraße', false])
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
  })

  it('K-4.2: a second stay begins again, with bail in its first two turns', () => {
    const t = jailed(1, { place: { 0: 10 } })
    t.do(0, 'payBail')
    t.g.s.place[0] = 27
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.throws(0, [1, 2])
    expect(t.lines('stayedInJail')).toEqual(['stayedInJail seat 0 attempt 1 (K-4.2)'])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.do(0, 'payBail')
    t.throws(0, [1, 2])
  })
})

describe('the third failed throw without the money', () => {
  const broke = (own: readonly string[]) => jailed(2, { cash: { 0: 20 }, own: { 0: own } })

  it('K-4.2: what the player cannot pay is a debt to the bank, settled before they move', () => {
    const t = broke(['Hafenstraße', 'Südbahnhof'])
    t.throws(0, [1, 2])
    expect(t.lines('debtOpened')).toEqual(['debtOpened seat 0 creditor bank amount 50 (K-8.1)'])
    expect([t.waitsFor, t.place(0)]).toEqual(['debt to settle', 'Gefängnis / nur zu Besuch'])
    t.refuses(0, 'throw', 'debtFirst', 'K-8.1')
    t.refuses(0, 'endTurn', 'debtFirst', 'K-8.1')
    t.refuses(0, 'payBail', 'debtFirst', 'K-8.1')
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.lines('moneyMoved', 'freed', 'moved')).toEqual([
      'bank → 0 100 (K-6.1)',
      '0 → bank 50 (K-4.2)',
      'freed seat 0 (K-4.2)',
      'moved seat 0 from Gefängnis / nur zu Besuch to Hafenstraße (K-1.1)',
    ])
  })

  it('K-4.2: a sale to another player settles it as well', () => {
    const t = broke(['Hafenstraße', 'Südbahnhof'])
    t.throws(0, [1, 2])
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 100 } })
    t.do(1, 'accept', 0)
    expect([t.place(0), t.cash(0)]).toEqual(['Hafenstraße', 70])
  })

  it('K-4.2: a player who cannot raise it is bankrupt to the bank and does not move', () => {
    const t = table({ seats: 3, starts: 0, jail: { 0: 2 }, cash: { 0: 20 } })
    const before = t.cash(BANK)
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect([t.turn, t.place(0), t.cash(BANK) - before]).toEqual([1, 'Gefängnis / nur zu Besuch', 20])
  })
})

describe('business from jail', () => {
  it('K-4.3: a player in jail collects rent', () => {
    const t = table({ seats: 2, starts: 0, jail: { 1: 0 }, own: { 1: ['Turmstraße'] } })
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Turmstraße')
    expect(t.cash(1)).toBe(1504)
  })

  it('K-4.3: the player builds, sells, mortgages and lifts', () => {
    const t = jailed(0, { own: { 0: [...BROWN, 'Südbahnhof'] } })
    t.do(0, 'build', 'Badstraße')
    t.do(0, 'sell', 'Badstraße')
    t.do(0, 'mortgage', 'Südbahnhof')
    t.do(0, 'lift', 'Südbahnhof')
    const between = table({ seats: 2, starts: 0, jail: { 1: 0 }, own: { 1: BROWN } })
    between.do(1, 'build', 'Badstraße')
    expect(between.level('Badstraße')).toBe(1)
  })

  it('K-4.3: the player bids and buys at auction', () => {
    const t = table({ seats: 2, starts: 0, jail: { 1: 0 } })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    t.do(1, 'bid', 30)
    t.do(0, 'pass')
    expect(t.owner('Turmstraße')).toBe(1)
  })

  it('K-4.3: the player trades', () => {
    const t = table({ seats: 2, starts: 0, jail: { 1: 0 }, own: { 0: ['Südbahnhof'] } })
    t.do(1, 'offer', { to: 0, give: { cash: 200 }, get: { deeds: ['Südbahnhof'] } })
    t.do(0, 'accept', 1)
    expect(t.owner('Südbahnhof')).toBe(1)
  })
})

describe('just visiting', () => {
  it('K-4.4: landing on jail by a normal move is a visit; the next turn goes on as usual', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 7 }, own: { 0: ['Hafenstraße'] } })
    t.throws(0, [1, 2])
    expect(t.lines('visited', 'jailed')).toEqual(['visited seat 0 space Gefängnis / nur zu Besuch (K-4.4)'])
    expect(t.inJail(0)).toBe(false)
    t.do(0, 'endTurn')
    idleTurn(t)
    t.refuses(0, 'payBail', 'notInJail', 'K-4.2')
    t.throws(0, [1, 2])
    expect(t.place(0)).toBe('Hafenstraße')
  })

  it('K-4.4: doubles onto jail throw again from there', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 6 }, own: { 0: ['Hafenstraße'] } })
    t.throws(0, [2, 2])
    t.throws(0, [1, 2])
    expect(t.place(0)).toBe('Hafenstraße')
  })
})
