import { Table } from '@hausregeln/chapters/testing/script.ts'
import { describe, expect, it } from 'vitest'
import { changeOf } from '../../src/change/change.ts'
import { board as classicBoard } from '../../src/classic/board.ts'
import { bentFirst } from '../../src/house/bend.ts'
import { board } from '../../src/simplified/board.ts'
import { simplified } from '../../src/simplified/book.ts'
import { ruleTexts } from '../../src/simplified/rules.ts'
import { CHANCE, COMMUNITY, POT, table } from './table.ts'

/** V-4.2 as printed, written down a second time: price, rents, house price. */
const printed = `
Badstraße 1200 40 200 600 1800 3200 5000 1000
Turmstraße 1200 80 400 1200 3600 6400 9000 1000
Chausseestraße 2000 120 600 1800 5400 8000 11000 1000
Elisenstraße 2000 120 600 1800 5400 8000 11000 1000
Poststraße 2400 160 800 2000 6000 9000 12000 1000
Seestraße 2800 200 1000 3000 9000 12500 15000 2000
Hafenstraße 2800 200 1000 3000 9000 12500 15000 2000
Neue_Straße 3200 240 1200 3600 10000 14000 18000 2000
Münchner_Straße 3600 280 1400 4000 11000 15000 19000 2000
Wiener_Straße 3600 280 1400 4000 11000 15000 19000 2000
Berliner_Straße 4000 320 1600 4400 12000 16000 20000 3000
Theaterstraße 4400 360 1800 5000 14000 17500 21000 3000
Museumstraße 4400 360 1800 5000 14000 17500 21000 3000
Opernplatz 4800 400 2000 6000 15000 18500 22000 3000
Lessingstraße 5200 440 2200 6600 16000 19500 23000 3000
Schillerstraße 5200 440 2200 6600 16000 19500 23000 4000
Goethestraße 5600 480 2400 7200 17000 20500 24000 4000
Rathausplatz 6000 520 2600 7800 18000 22000 25500 4000
Hauptstraße 6000 520 2600 7800 18000 22000 25500 4000
Bahnhofstraße 6400 560 3000 9000 20000 24000 28000 4000
Parkstraße 7000 700 3500 10000 22000 26000 30000 4000
Schlossallee 8000 1000 4000 12000 28000 34000 40000 4000`

describe('board and moving', () => {
  it('V-4.1: order as in the classic rules, taxes 4000 and 2000, stations and utilities', () => {
    expect(board.spaces.map((space) => space.kind)).toEqual(classicBoard.spaces.map((space) => space.kind))
    expect(board.spaces[4]).toMatchObject({ kind: 'tax', amount: 4000 })
    expect(board.spaces[38]).toMatchObject({ kind: 'tax', amount: 2000 })
    for (const at of [5, 15, 25, 35])
      expect(board.spaces[at]).toMatchObject({ price: 4000, rents: [500, 1000, 2000, 4000] })
    for (const at of [12, 28]) expect(board.spaces[at]).toMatchObject({ price: 3000, rents: [80, 200] })
  })

  it('V-4.2: every street as printed', () => {
    const streets = board.spaces.flatMap((space) => (space.kind === 'street' ? [space] : []))
    const lines = streets.map(({ name, price, rents, house }) =>
      [name.de.replace(' ', '_'), price, ...rents, house].join(' '),
    )
    expect(lines.join('\n')).toBe(printed.trim())
  })

  it('V-4.3: groups are the classic ones', () => {
    const groups = (spaces: typeof board.spaces) => spaces.map((space) => ('group' in space ? space.group : null))
    expect(groups(board.spaces)).toEqual(groups(classicBoard.spaces))
  })

  it('V-5.1: forward by the sum of two dice', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 6 } })
    t.throws(0, [1, 3])
    expect(t.place(0)).toBe('Gefängnis / nur zu Besuch')
  })

  it('V-5.2: after doubles the same player is on again; the third doubles go to jail without a move or salary', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 4 } })
    t.throws(0, [3, 3])
    t.refuses(0, 'endTurn', 'mustThrowAgain', 'V-5.2')
    t.g.s.place[0] = 34
    t.throws(0, [1, 1])
    t.g.s.place[0] = 38
    t.throws(0, [2, 2])
    expect([t.inJail(0), t.cash(0), t.place(0)]).toEqual([true, 30_000, 'Gefängnis / nur zu Besuch'])
    expect(t.lines('jailed')).toEqual(['jailed seat 0 (V-5.2)'])
  })

  it('V-1.1 to V-6.9: every rule is there', () => {
    expect(Object.keys(ruleTexts)).toHaveLength(21)
  })
})

describe('spaces', () => {
  it('V-6.1: passing LOS pays 4000, landing exactly on it 6000', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 39 } })
    t.throws(0, [1, 2])
    expect(t.cash(0)).toBe(34_000)
    const exact = table({ seats: 2, starts: 0, place: { 0: 37 } })
    exact.throws(0, [1, 2])
    expect([exact.cash(0), exact.payments]).toEqual([36_000, ['bank → 0 6000 (V-6.1)']])
  })

  it('V-6.2: may buy at once and in full; what is not bought stays with the bank, without an auction', () => {
    const t = table({ seats: 2, starts: 0, cash: { 0: 1199 } })
    t.throws(0, [1, 2])
    t.refuses(0, 'buy', 'cannotAfford', 'V-6.2')
    t.do(0, 'decline')
    expect([t.owner('Turmstraße'), t.legal(0), t.legal(1)]).toEqual([null, ['endTurn'], []])
    const rich = table({ seats: 2, starts: 0 })
    rich.throws(0, [1, 2])
    rich.do(0, 'buy')
    expect([rich.owner('Turmstraße'), rich.cash(0)]).toEqual([0, 28_800])
  })

  it('V-6.3: landing on your own street allows selling it with its houses for half', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Turmstraße'] }, level: { Turmstraße: 5 } })
    t.refuses(0, 'sellDeed', 'Turmstraße', 'sellsOnlyHere', 'V-6.3')
    t.throws(0, [1, 2])
    expect(t.legal(0)).toEqual(['endTurn', 'sellDeed Turmstraße'])
    t.do(0, 'sellDeed', 'Turmstraße')
    expect([t.owner('Turmstraße'), t.level('Turmstraße'), t.cash(0)]).toEqual([null, 0, 30_000 + 600 + 2500])
  })

  it('V-6.3: not when it was not the player’s own on arrival, and the bank pays as far as it can', () => {
    const bought = table({ seats: 2, starts: 0 })
    bought.throws(0, [1, 2])
    bought.do(0, 'buy')
    bought.refuses(0, 'sellDeed', 'Turmstraße', 'sellsOnlyHere', 'V-6.3')
    const poor = table({ seats: 2, starts: 0, own: { 0: ['Turmstraße'] }, cash: { 0: 100_000, 1: 99_900 } })
    poor.throws(0, [1, 2])
    poor.do(0, 'sellDeed', 'Turmstraße')
    expect(poor.cash(0)).toBe(100_100)
  })

  it('V-6.3, V-6.4: what was traded away after landing there is neither built on nor sold', () => {
    const rulebook = bentFirst(simplified, changeOf({ chapters: { trade: true } }))
    const t = new Table(rulebook, { seats: 2, starts: 0, own: { 0: ['Turmstraße'] } })
    t.throws(0, [1, 2])
    t.do(0, 'offer', { to: 1, give: { deeds: ['Turmstraße'] }, get: { cash: 100 } })
    t.do(1, 'accept', 0)
    expect(t.owner('Turmstraße')).toBe(1)
    t.refuses(0, 'sellDeed', 'Turmstraße', 'sellsOnlyHere', 'V-6.3')
    t.refuses(0, 'build', 'Turmstraße', 'buildsOnlyHere', 'V-6.4')
  })

  it('V-6.4: one house for each landing on your own street, without the group, up to the hotel', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Turmstraße'] } })
    t.refuses(0, 'build', 'Turmstraße', 'buildsOnlyHere', 'V-6.4')
    t.throws(0, [1, 2])
    t.do(0, 'build', 'Turmstraße')
    expect([t.level('Turmstraße'), t.cash(0)]).toEqual([1, 29_000])
    t.refuses(0, 'build', 'Turmstraße', 'buildsOnlyHere', 'V-6.4')
    t.refuses(0, 'sellDeed', 'Turmstraße', 'sellsOnlyHere', 'V-6.3')
    const four = table({ seats: 2, starts: 0, own: { 0: ['Turmstraße'] }, level: { Turmstraße: 4 } })
    four.throws(0, [1, 2])
    four.do(0, 'build', 'Turmstraße')
    expect([four.level('Turmstraße'), four.lines('built')]).toEqual([
      5,
      ['built seat 0 deed Turmstraße level 5 (V-6.4)'],
    ])
    const full = table({ seats: 2, starts: 0, own: { 0: ['Turmstraße'] }, level: { Turmstraße: 5 } })
    full.throws(0, [1, 2])
    full.refuses(0, 'build', 'Turmstraße', 'fullyBuilt', 'V-6.4')
  })

  it('V-6.4, V-4.3: half price for who owns the colour; another street of it is not here; a throw after doubles is a new turn', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Badstraße', 'Turmstraße'] }, place: { 0: 39 } })
    t.throws(0, [1, 1])
    t.refuses(0, 'build', 'Turmstraße', 'buildsOnlyHere', 'V-6.4')
    t.do(0, 'build', 'Badstraße')
    expect(t.cash(0)).toBe(34_000 - 500)
    t.throws(0, [1, 1])
    t.do(0, 'build', 'Turmstraße')
    expect(t.cash(0)).toBe(34_000 - 1000)
  })

  it('V-6.4: the occasion ends with the next throw', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Badstraße'] }, place: { 0: 39 } })
    t.throws(0, [1, 1])
    t.throws(0, [2, 1])
    t.refuses(0, 'build', 'Badstraße', 'buildsOnlyHere', 'V-6.4')
  })

  it('V-6.4: what costs more than the cash is refused', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Turmstraße'] }, cash: { 0: 999 } })
    t.throws(0, [1, 2])
    t.refuses(0, 'build', 'Turmstraße', 'buildTooDear', 'V-6.4')
  })

  it('V-6.5: rent by houses, at once, without demand, not doubled by a group', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Badstraße', 'Turmstraße'] } })
    t.throws(0, [1, 2])
    expect([t.cash(0), t.cash(1), t.demands, t.payments]).toEqual([29_920, 30_080, [], ['0 → 1 80 (V-6.5)']])
    const built = table({ seats: 2, starts: 0, own: { 1: ['Turmstraße'] }, level: { Turmstraße: 2 } })
    built.throws(0, [1, 2])
    expect(built.cash(1)).toBe(31_200)
  })

  it('V-6.6: stations by number, utilities by the throw, sold for half and never built on', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 2 }, own: { 1: ['Südbahnhof', 'Westbahnhof', 'Nordbahnhof'] } })
    t.throws(0, [1, 2])
    expect(t.cash(1)).toBe(32_000)
    const utility = table({ seats: 2, starts: 0, place: { 0: 3 }, own: { 1: ['Elektrizitätswerk'] } })
    utility.throws(0, [4, 5])
    expect(utility.cash(1)).toBe(30_000 + 80 * 9)
    const both = table({ seats: 2, starts: 0, place: { 0: 3 }, own: { 1: ['Elektrizitätswerk', 'Wasserwerk'] } })
    both.throws(0, [4, 5])
    expect(both.cash(1)).toBe(30_000 + 200 * 9)
    const own = table({ seats: 2, starts: 0, place: { 0: 2 }, own: { 0: ['Südbahnhof'] } })
    own.throws(0, [1, 2])
    own.refuses(0, 'build', 'Südbahnhof', 'notAStreet', 'V-6.4')
    own.do(0, 'sellDeed', 'Südbahnhof')
    expect([own.owner('Südbahnhof'), own.cash(0)]).toEqual([null, 32_000])
  })

  it('V-5.1: forward, but for the card that sends back three spaces, where the table plays with cards', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 19 }, options: { cards: 1 }, cards: { [CHANCE]: [8] } })
    t.throws(0, [1, 2])
    expect(t.place(0)).toBe('Berliner Straße')
  })

  it('V-6.7: card spaces and jail do nothing', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 4 } })
    t.throws(0, [1, 2])
    expect([t.cash(0), t.legal(0), t.lines('visited')]).toEqual([
      30_000,
      ['endTurn'],
      ['visited seat 0 space Ereignisfeld (V-6.7)'],
    ])
    const jail = table({ seats: 2, starts: 0, place: { 0: 7 } })
    jail.throws(0, [1, 2])
    expect([jail.inJail(0), jail.legal(0)]).toEqual([false, ['endTurn']])
  })

  it('V-6.7: unless the table plays with cards, whose amounts are the classic ones twenty times', () => {
    const cards = table({ seats: 3, starts: 0, place: { 0: 4 }, options: { cards: 1 }, cards: { [CHANCE]: [14] } })
    cards.throws(0, [1, 2])
    expect([cards.cash(0), cards.cash(1), cards.cash(2)]).toEqual([28_000, 31_000, 31_000])
  })

  it('V-6.7: with cards a jail card is void, and what a card costs goes into the pot', () => {
    const voidCard = table({
      seats: 2,
      starts: 0,
      place: { 0: 14 },
      options: { cards: 1 },
      cards: { [COMMUNITY]: [4] },
    })
    voidCard.throws(0, [1, 2])
    expect([voidCard.jailCard(COMMUNITY), voidCard.legal(0)]).toEqual([null, ['endTurn']])
    const fee = table({ seats: 2, starts: 0, place: { 0: 14 }, options: { cards: 1 }, cards: { [COMMUNITY]: [2] } })
    fee.throws(0, [1, 2])
    expect([fee.cash(0), fee.cash(POT)]).toEqual([29_000, 1000])
  })

  it('V-6.8: tax goes into the pot, Frei Parken wins all of it', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 1, 1: 17 }, pot: 500 })
    t.throws(0, [1, 2])
    expect([t.cash(0), t.cash(POT)]).toEqual([26_000, 4500])
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    expect([t.cash(1), t.cash(POT)]).toEqual([34_500, 0])
  })

  it('V-6.9: the policeman jails at once; three rounds are sat out, without a throw, and rent is still collected', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 27, 1: 7 }, own: { 0: ['Seestraße'] } })
    t.throws(0, [1, 2])
    expect([t.inJail(0), t.cash(0)]).toEqual([true, 30_000])
    t.do(0, 'endTurn')
    t.throws(1, [1, 3])
    expect(t.cash(0)).toBe(30_200)
    for (let round = 1; round <= 3; round++) {
      t.do(1, 'endTurn')
      expect([t.turn, t.lines('satOut')]).toEqual([1, [`satOut seat 0 round ${round} (V-6.9)`]])
      t.g.s.place[1] = 7
      t.throws(1, [1, 2])
    }
    t.do(1, 'endTurn')
    expect([t.turn, t.inJail(0), t.place(0), t.legal(0)]).toEqual([0, false, 'Gefängnis / nur zu Besuch', ['throw']])
  })
})
