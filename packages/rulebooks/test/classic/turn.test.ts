import { describe, expect, it } from 'vitest'
import { CHANCE, COMMUNITY, chanceCard, communityCard, idleTurn, table } from './table.ts'

describe('the throw and the move', () => {
  it('K-1.1: the piece moves forward by the sum of both dice', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 'Opernplatz' } })
    t.throws(0, [2, 4])
    expect(t.lines('threw', 'moved')).toEqual([
      'threw seat 0 dieA 2 dieB 4 dieC 0 (K-1.1)',
      'moved seat 0 from Opernplatz to Gehe in das Gefängnis (K-1.1)',
    ])
    const far = table({ seats: 2, starts: 0, place: { 0: 'Opernplatz' }, own: { 0: ['Rathausplatz'] } })
    far.throws(0, [3, 4])
    expect(far.place(0)).toBe('Rathausplatz')
  })

  it('K-1.1: several pieces may share a space', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 17, 1: 17, 2: 'Frei Parken' } })
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.throws(1, [2, 1])
    expect([0, 1, 2].map((seat) => t.place(seat))).toEqual(new Array(3).fill('Frei Parken'))
  })

  it('K-1.1: the throw comes once, at the start of the turn, and only the player on turn throws', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 17 } })
    t.refuses(0, 'endTurn', 'mustThrow', 'K-1.1')
    t.refuses(1, 'throw', 'notYourTurn', 'K-0.4')
    t.throws(0, [1, 2])
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
    t.refuses(1, 'endTurn', 'notYourTurn', 'K-0.4')
    t.do(0, 'endTurn')
    expect([t.turn, t.must]).toEqual([1, [1]])
  })

  it('K-1.1: while the dice are in the air nobody acts', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Wiener Straße'] }, dice: [[1, 2]] })
    t.withheld(() => {
      t.do(0, 'throw')
      t.refuses(0, 'throw', 'diceInTheAir', 'K-1.1')
      t.refuses(1, 'mortgage', 'Wiener Straße', 'diceInTheAir', 'K-1.1')
      expect([t.legal(0), t.legal(1), t.must]).toEqual([[], [], []])
    })
    expect(t.place(0)).toBe('Turmstraße')
  })

  it('K-1.1: the space decides what follows: buy, rent, tax, card, jail, rest, salary, a visit', () => {
    const after = (from: number, dice: [number, number], card?: number) => {
      const t = table({ seats: 2, starts: 0, place: { 0: from }, own: { 1: ['Bahnhofstraße'] } })
      if (card !== undefined) t.cards(CHANCE, card)
      t.throws(0, dice)
      return [t.place(0), t.legal(0)[0], t.demands.length, t.inJail(0), t.cash(0) - 1500]
    }
    expect(after(0, [1, 2])).toEqual(['Turmstraße', 'buy', 0, false, 0])
    expect(after(31, [1, 2])).toEqual(['Bahnhofstraße', 'endTurn', 1, false, 0])
    expect(after(1, [1, 2])).toEqual(['Einkommensteuer', 'endTurn', 0, false, -200])
    expect(after(19, [1, 2], chanceCard.receive50)).toEqual(['Ereignisfeld', 'endTurn', 0, false, 50])
    expect(after(27, [1, 2])).toEqual(['Gefängnis / nur zu Besuch', 'endTurn', 0, true, 0])
    expect(after(17, [1, 2])).toEqual(['Frei Parken', 'endTurn', 0, false, 0])
    expect(after(37, [1, 2])).toEqual(['LOS', 'endTurn', 0, false, 200])
    expect(after(7, [1, 2])).toEqual(['Gefängnis / nur zu Besuch', 'endTurn', 0, false, 0])
  })

  it('K-1.1: what the space asks comes before the end of the turn and before a further throw', () => {
    const t = table({ seats: 2, starts: 0 })
    t.throws(0, [3, 3])
    expect(t.legal(0)).toEqual(['buy', 'decline', 'offer'])
    t.refuses(0, 'throw', 'mustDecideFirst', 'K-0.4')
    t.refuses(0, 'endTurn', 'mustDecideFirst', 'K-0.4')
    t.do(0, 'buy')
    expect(t.legal(0)[0]).toBe('throw')
  })
})

describe('doubles', () => {
  it('K-1.2: doubles are carried out as usual, then the player must throw again', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Turmstraße'] }, place: { 0: 37 } })
    t.throws(0, [3, 3])
    expect([t.place(0), t.cash(0), t.demands]).toEqual(['Turmstraße', 1700, ['0 owes 1 4 for Turmstraße']])
    t.refuses(0, 'endTurn', 'mustThrowAgain', 'K-1.2')
    t.refuses(1, 'throw', 'notYourTurn', 'K-0.4')
    t.throws(0, [3, 4])
    expect(t.place(0)).toBe('Gefängnis / nur zu Besuch')
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })

  it('K-1.2: different dice with the same sum are no doubles', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 'Neue Straße' } })
    t.throws(0, [2, 4])
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
  })

  it('K-1.2: the third doubles in a row are not moved: straight to jail, and the turn is over', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Chausseestraße', 'Elektrizitätswerk'] } })
    t.throws(0, [3, 3])
    t.throws(0, [3, 3])
    expect(t.place(0)).toBe('Elektrizitätswerk')
    t.throws(0, [4, 4])
    expect(t.lines('moved', 'jailed', 'moneyMoved')).toEqual(['jailed seat 0 (K-1.2)'])
    expect([t.place(0), t.inJail(0)]).toEqual(['Gefängnis / nur zu Besuch', true])
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
    t.do(0, 'endTurn')
  })

  it('K-1.2: the third doubles pay no salary even where they would pass LOS', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Hauptstraße', 'Hauptbahnhof'] }, place: { 0: 28 } })
    t.throws(0, [2, 2])
    t.g.s.place[0] = 31
    t.throws(0, [2, 2])
    t.throws(0, [5, 5])
    expect([t.inJail(0), t.payments]).toEqual([true, []])
  })

  it('K-1.2: two doubles and a third throw that is none: moved, and the turn is over', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Chausseestraße', 'Elektrizitätswerk', 'Westbahnhof'] } })
    t.throws(0, [3, 3])
    t.throws(0, [3, 3])
    t.throws(0, [1, 2])
    expect([t.place(0), t.inJail(0)]).toEqual(['Westbahnhof', false])
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
  })

  it('K-1.2: doubles of an earlier turn do not count', () => {
    const own = { 0: ['Chausseestraße', 'Elektrizitätswerk', 'Westbahnhof'] }
    const t = table({ seats: 2, starts: 0, own })
    t.throws(0, [3, 3])
    t.throws(0, [3, 3])
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.g.s.place[0] = 0
    t.throws(0, [3, 3])
    expect([t.place(0), t.inJail(0)]).toEqual(['Chausseestraße', false])
    expect(t.legal(0)[0]).toBe('throw')
  })

  it('K-1.2: a player who goes to jail with doubles does not throw again', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 'Opernplatz' } })
    t.throws(0, [3, 3])
    expect(t.inJail(0)).toBe(true)
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })
})

describe('the salary', () => {
  it('K-1.3: passing LOS pays 200', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Badstraße'] }, place: { 0: 'Schlossallee' } })
    t.throws(0, [1, 1])
    expect(t.payments).toEqual(['bank → 0 200 (K-1.3)'])
  })

  it('K-1.3: reaching LOS pays 200, and leaving it pays nothing more', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Turmstraße'] }, place: { 0: 'Parkstraße' } })
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments]).toEqual(['LOS', ['bank → 0 200 (K-1.3)']])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments]).toEqual(['Turmstraße', []])
  })

  it('K-1.3: a throw that ends before LOS pays nothing', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Schlossallee'] }, place: { 0: 36 } })
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments]).toEqual(['Schlossallee', []])
  })

  it('K-1.3: twice in one turn: past LOS onto a card that sends on to LOS', () => {
    const community = table({ seats: 2, starts: 0, place: { 0: 'Schlossallee' } })
    community.cards(COMMUNITY, communityCard.toStart)
    community.throws(0, [1, 2])
    expect(community.payments).toEqual(['bank → 0 200 (K-1.3)', 'bank → 0 200 (K-1.3)'])
    expect([community.place(0), community.cash(0)]).toEqual(['LOS', 1900])
    const chance = table({ seats: 2, starts: 0, place: { 0: 'Schlossallee' } })
    chance.cards(CHANCE, chanceCard.toStart)
    chance.throws(0, [3, 5])
    expect(chance.payments).toEqual(['bank → 0 200 (K-1.3)', 'bank → 0 200 (K-1.3)'])
  })

  it('K-1.3: cards that lead on past LOS pay too', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Seestraße'] }, place: { 0: 33 } })
    t.cards(CHANCE, chanceCard.toSeestrasse)
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments]).toEqual(['Seestraße', ['bank → 0 200 (K-1.3)']])
  })

  it('K-1.3: going to jail pays nothing: by the corner, by a card', () => {
    const corner = table({ seats: 2, starts: 0, place: { 0: 27 } })
    corner.throws(0, [1, 2])
    expect([corner.inJail(0), corner.cash(0)]).toEqual([true, 1500])
    const card = table({ seats: 2, starts: 0, place: { 0: 33 } })
    card.cards(CHANCE, chanceCard.toJail)
    card.throws(0, [1, 2])
    expect([card.inJail(0), card.cash(0)]).toEqual([true, 1500])
  })

  it('K-1.3: moving backwards pays nothing', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 4 } })
    t.cards(CHANCE, chanceCard.back3)
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments]).toEqual(['Einkommensteuer', ['0 → bank 200 (K-4.1)']])
  })
})
