import type { CardEffect, DeckDef, DeedDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { describe, expect, it } from 'vitest'
import { board } from '../../src/classic/board.ts'
import { classic } from '../../src/classic/book.ts'
import { chance, community } from '../../src/classic/cards.ts'
import { ruleTexts } from '../../src/classic/rules.ts'
import { saidIn } from '../said.ts'

/** The rulebook's board, written down a second time: a slip in one of the two shows as a difference. */
const TABLE = `
0 · LOS · start
1 · Badstraße · brown · 60 · 2 10 30 90 160 250 · 50
2 · Gemeinschaftsfeld · cards · 1
3 · Turmstraße · brown · 60 · 4 20 60 180 320 450 · 50
4 · Einkommensteuer · tax · 200
5 · Südbahnhof · station · 200 · 25 50 100 200
6 · Chausseestraße · lightBlue · 100 · 6 30 90 270 400 550 · 50
7 · Ereignisfeld · cards · 0
8 · Elisenstraße · lightBlue · 100 · 6 30 90 270 400 550 · 50
9 · Poststraße · lightBlue · 120 · 8 40 100 300 450 600 · 50
10 · Gefängnis / nur zu Besuch · jail
11 · Seestraße · pink · 140 · 10 50 150 450 625 750 · 100
12 · Elektrizitätswerk · utility · 150 · 4 10
13 · Hafenstraße · pink · 140 · 10 50 150 450 625 750 · 100
14 · Neue Straße · pink · 160 · 12 60 180 500 700 900 · 100
15 · Westbahnhof · station · 200 · 25 50 100 200
16 · Münchner Straße · orange · 180 · 14 70 200 550 750 950 · 100
17 · Gemeinschaftsfeld · cards · 1
18 · Wiener Straße · orange · 180 · 14 70 200 550 750 950 · 100
19 · Berliner Straße · orange · 200 · 16 80 220 600 800 1000 · 100
20 · Frei Parken · parking
21 · Theaterstraße · red · 220 · 18 90 250 700 875 1050 · 150
22 · Ereignisfeld · cards · 0
23 · Museumstraße · red · 220 · 18 90 250 700 875 1050 · 150
24 · Opernplatz · red · 240 · 20 100 300 750 925 1100 · 150
25 · Nordbahnhof · station · 200 · 25 50 100 200
26 · Lessingstraße · yellow · 260 · 22 110 330 800 975 1150 · 150
27 · Schillerstraße · yellow · 260 · 22 110 330 800 975 1150 · 150
28 · Wasserwerk · utility · 150 · 4 10
29 · Goethestraße · yellow · 280 · 24 120 360 850 1025 1200 · 150
30 · Gehe in das Gefängnis · goToJail
31 · Rathausplatz · green · 300 · 26 130 390 900 1100 1275 · 200
32 · Hauptstraße · green · 300 · 26 130 390 900 1100 1275 · 200
33 · Gemeinschaftsfeld · cards · 1
34 · Bahnhofstraße · green · 320 · 28 150 450 1000 1200 1400 · 200
35 · Hauptbahnhof · station · 200 · 25 50 100 200
36 · Ereignisfeld · cards · 0
37 · Parkstraße · darkBlue · 350 · 35 175 500 1100 1300 1500 · 200
38 · Zusatzsteuer · tax · 100
39 · Schlossallee · darkBlue · 400 · 50 200 600 1400 1700 2000 · 200
`

/** A space in the table's notation. */
function row(space: SpaceDef, at: number): string {
  const cells: (string | number | undefined)[] = [at, space.name.de]
  if (space.kind === 'street') cells.push(space.group, space.price, space.rents.join(' '), space.house)
  else if (space.kind === 'station' || space.kind === 'utility')
    cells.push(space.kind, space.price, space.rents.join(' '))
  else if (space.kind === 'tax') cells.push(space.kind, space.amount)
  else if (space.kind === 'cards') cells.push(space.kind, space.deck)
  else cells.push(space.kind)
  return cells.join(' · ')
}

const streets = board.spaces.filter((space): space is DeedDef => space.kind === 'street')
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

describe('the classic board', () => {
  it('K-0.1: 40 spaces and 28 deeds (22 streets, 4 stations, 2 utilities)', () => {
    const count = (kind: SpaceDef['kind']) => board.spaces.filter((space) => space.kind === kind).length
    expect(board.spaces).toHaveLength(40)
    expect([count('street'), count('station'), count('utility')]).toEqual([22, 4, 2])
    expect([count('tax'), count('cards')]).toEqual([2, 6])
    expect(
      ['start', 'jail', 'parking', 'goToJail'].map((kind) => board.spaces.findIndex((s) => s.kind === kind)),
    ).toEqual([0, 10, 20, 30])
  })

  it('K-0.2: every space stands in its place with price, rents and house price', () => {
    expect(board.spaces.map(row)).toEqual(TABLE.trim().split('\n'))
  })

  it('K-0.2: the columns add up', () => {
    expect(sum(streets.map((street) => street.price))).toBe(4590)
    expect([0, 1, 2, 3, 4, 5].map((level) => sum(streets.map((street) => street.rents[level] ?? 0)))).toEqual([
      391, 1915, 5620, 14110, 18030, 21850,
    ])
    expect(sum(streets.map((street) => street.house ?? 0))).toBe(2750)
  })

  it('K-0.2: brown and dark blue have two streets, the other six colours three; every group has a look of its own', () => {
    const sizes = new Map<string, number>()
    for (const street of streets) sizes.set(street.group, (sizes.get(street.group) ?? 0) + 1)
    expect([...sizes]).toEqual([
      ['brown', 2],
      ['lightBlue', 3],
      ['pink', 3],
      ['orange', 3],
      ['red', 3],
      ['yellow', 3],
      ['green', 3],
      ['darkBlue', 2],
    ])
    expect(Object.keys(board.groups)).toEqual([...sizes.keys(), 'station', 'utility'])
  })

  it('K-0.2: mortgages are half the price, so no deed carries a value of its own and every price is even', () => {
    for (const space of board.spaces) {
      if (!('price' in space)) continue
      expect(space.mortgage, space.name.de).toBeUndefined()
      expect(space.price % 2, space.name.de).toBe(0)
    }
  })

  it('K-0.2: every name is given in both languages and names one space only', () => {
    const named = board.spaces.filter((space) => space.kind !== 'cards')
    for (const language of ['de', 'en'] as const) {
      const names = named.map((space) => space.name[language])
      expect(names).not.toContain('')
      expect(new Set(names).size).toBe(names.length)
    }
    for (const { name } of [...board.spaces, ...Object.values(board.groups)]) {
      if (name.de !== 'Orange') expect(name.de).not.toBe(name.en)
    }
  })
})

function effect(card: CardEffect): string {
  return Object.values(card).join(' ')
}

/** The amounts and steps that a player must be able to read on the card; factors stand there as words. */
function amounts(card: CardEffect): number[] {
  if (card.do === 'repairs') return [card.house, card.hotel]
  if (card.do === 'back') return [card.steps]
  return 'amount' in card ? [card.amount] : []
}

describe('the classic cards', () => {
  it('K-0.1: two decks of 16 cards, which the card spaces refer to', () => {
    expect(board.decks).toEqual([chance, community])
    expect(board.decks.map((deck) => deck.cards.length)).toEqual([16, 16])
  })

  it('K-0.3: the chance cards do what the rulebook lists, in its order', () => {
    expect(chance.cards.map((card) => effect(card.effect))).toEqual([
      'advanceTo 0',
      'advanceTo 24',
      'advanceTo 11',
      'nextUtility 10',
      'nextStation 2',
      'nextStation 2',
      'receive 50',
      'jailFree',
      'back 3',
      'toJail',
      'repairs 25 100',
      'pay 15',
      'advanceTo 5',
      'advanceTo 39',
      'payEach 50',
      'receive 150',
    ])
  })

  it('K-0.3: the community cards do what the rulebook lists, in its order', () => {
    expect(community.cards.map((card) => effect(card.effect))).toEqual([
      'advanceTo 0',
      'receive 200',
      'pay 50',
      'receive 50',
      'jailFree',
      'toJail',
      'receive 100',
      'receive 20',
      'receiveEach 10',
      'receive 100',
      'pay 100',
      'pay 50',
      'receive 25',
      'repairs 40 115',
      'receive 10',
      'receive 100',
    ])
  })

  it.each<[string, DeckDef]>([
    ['chance', chance],
    ['community', community],
  ])('K-0.3: each %s card says in both languages where it leads and what it costs or pays', (_, deck) => {
    for (const card of deck.cards) {
      for (const language of ['de', 'en'] as const) {
        const text = card.text[language]
        if (card.effect.do === 'advanceTo') expect(text).toContain(board.spaces[card.effect.space]?.name[language])
        for (const amount of amounts(card.effect)) expect(text).toMatch(new RegExp(`\\b${amount}\\b`))
      }
    }
  })

  it('K-0.3: no two cards read alike', () => {
    const texts = board.decks.flatMap((deck) => deck.cards.flatMap((card) => [card.text.de, card.text.en]))
    expect(new Set(texts).size).toBe(64)
  })
})

const IDS = [
  ...['K-0.1', 'K-0.2', 'K-0.3', 'K-0.4'],
  ...['K-1.1', 'K-1.2', 'K-1.3'],
  ...['K-2.1', 'K-2.2', 'K-2.3'],
  ...['K-3.1', 'K-3.2', 'K-3.3', 'K-3.4'],
  ...['K-4.1', 'K-4.2', 'K-4.3', 'K-4.4'],
  ...['K-5.1', 'K-5.2', 'K-5.3', 'K-5.4'],
  ...['K-6.1', 'K-6.2', 'K-7.1', 'K-8.1', 'K-8.2', 'K-9.1', 'K-9.2'],
]
const entries: readonly (readonly [string, RuleText])[] = Object.entries(ruleTexts)

describe('the classic rule texts', () => {
  it('every paragraph of the rulebook has a text, in order', () => {
    expect(Object.keys(ruleTexts)).toEqual(IDS)
  })

  it('every table option stands at its paragraph', () => {
    expect(entries.flatMap(([id, { option }]) => (option === undefined ? [] : [[id, option.offers]]))).toEqual([
      ['K-0.1', ['speedDie']],
      ['K-3.1', ['autoRent', 'rentGrace']],
      ['K-4.1', ['freeParkingPot']],
      ['K-9.1', ['shortGame']],
      ['K-9.2', ['timeLimit']],
    ])
  })

  it('K-0.1, K-0.2: the amounts that the texts name are those of the board', () => {
    for (const language of ['de', 'en'] as const) {
      const prices = saidIn(classic, 'K-0.2', language)
      for (const space of board.spaces) {
        if (space.kind === 'tax') expect(prices).toMatch(new RegExp(`${space.name[language]}[^.,]* ${space.amount}\\b`))
        if (space.kind === 'station' || space.kind === 'utility')
          expect(prices).toMatch(new RegExp(`\\b${space.price}\\b`))
      }
      expect(saidIn(classic, 'K-0.1', language)).toMatch(
        new RegExp(`\\b${board.spaces.length}\\b.*\\b${streets.length}\\b`),
      )
    }
  })
})
