import { newGame } from '@hausregeln/engine'
import type { CardEffect, DeedDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { describe, expect, it } from 'vitest'
import { board } from '../../src/euronopoly/board.ts'
import { euronopoly } from '../../src/euronopoly/book.ts'
import { events } from '../../src/euronopoly/cards.ts'
import { ruleTexts } from '../../src/euronopoly/rules.ts'
import { EVENTS, table } from './table.ts'

/** E-1.2 as it was decided, written down a second time: order, and price, apartment, villa's rent, commission of cities. */
const ORDER = `
Start | Rom 1600 480 6400 240 | London 1600 480 6400 240 | Radar Tunnel 1400 | Paris 1800 480 7200 270
Zoll Brenner 1000 | Bern 1440 440 5760 220 | Ereignis | Wien 1440 440 5760 220 | Berlin 1600 440 6400 240
Gefängnis West | Brüssel 1300 400 5200 200 | Amsterdam 1300 400 5200 200 | Radar Brücke 1400 | Luxemburg 1400 400 5600 210
Zoll Öresund 1000 | Helsinki 1200 360 4800 180 | Ereignis | Kopenhagen 1200 360 4800 180 | Stockholm 1300 360 5200 200
Risikofeld | Warschau 1100 340 4400 170 | Prag 1100 340 4400 170 | Radar Küste 1400 | Budapest 1200 340 4800 180
Zoll Gibraltar 1000 | Athen 1000 300 4000 150 | Ereignis | Lissabon 1000 300 4000 150 | Madrid 1100 300 4400 170
Gefängnis Ost | Sofia 900 280 3600 140 | Bukarest 900 280 3600 140 | Radar Allee 1400 | Belgrad 1000 280 4000 150
Zoll Narwa 1000 | Tallinn 800 240 3200 120 | Ereignis | Riga 800 240 3200 120 | Wilna 900 240 3600 140
`

const count = (kind: SpaceDef['kind']) => board.spaces.filter((space) => space.kind === kind).length
const cities = board.spaces.filter((space): space is DeedDef => space.kind === 'street')

function cell(space: SpaceDef): string {
  if (!('price' in space)) return space.name.de
  const { name, price, house, rents, commission } = space
  return space.kind === 'street' ? [name.de, price, house, rents[9], commission].join(' ') : `${name.de} ${price}`
}

describe('setting up', () => {
  it('E-1.1: two to four players with 3,000 GE each, two dice, all event cards unseen', () => {
    expect([euronopoly.book.minSeats, euronopoly.book.maxSeats]).toEqual([2, 4])
    const game = newGame(euronopoly.book, { seats: 4, seed: 1 })
    expect(Array.from(game.s.cash.subarray(0, 4))).toEqual([3000, 3000, 3000, 3000])
    expect(game.s.undrawn[EVENTS]).toBe(2 ** 24 - 1)
    expect(() => newGame(euronopoly.book, { seats: 5, seed: 1 })).toThrow('played by 2 to 4 players, not by 5')
  })

  it('E-1.1: the money is chips of 1000, 200, 50 and 10, and 2 + 4 + 3 + 5 of them make 3,000', () => {
    const values = board.chips?.map(({ value }) => value) ?? []
    expect(values).toEqual([1000, 200, 50, 10])
    const numbers = [2, 4, 3, 5]
    expect(values.reduce((sum, value, index) => sum + value * (numbers[index] ?? 0), 0)).toBe(3000)
    expect(euronopoly.book.board.coin).toBe(10)
  })

  it('E-1.1: what the books are set right by must be payable in chips', () => {
    const rule = euronopoly.book.adjusts.cash
    const { g } = table({ seats: 2, starts: 0 })
    expect([rule?.check(g, 0, 15), rule?.check(g, 0, -20)]).toEqual(['noSuchMoney', null])
  })
})

describe('the board', () => {
  it('E-1.2: forty spaces in their order, with what the deeds print', () => {
    expect(board.spaces.map(cell)).toEqual(ORDER.trim().split(/\n| \| /))
  })

  it('E-1.2: corners start, prison, risk, prison; 24 cities, 4 customs, 4 radar traps, 4 event spaces', () => {
    expect([0, 10, 20, 30].map((at) => board.spaces[at]?.kind)).toEqual(['start', 'jail', 'risk', 'jail'])
    expect([count('street'), count('station'), count('utility'), count('cards')]).toEqual([24, 4, 4, 4])
    for (const side of [0, 10, 20, 30]) {
      const kinds = board.spaces.slice(side + 1, side + 10).map(({ kind }) => kind)
      expect(kinds.toSorted()).toEqual(['cards', 'station', ...Array(6).fill('street'), 'utility'])
    }
  })

  it('E-1.2: eight groups of three; one is Athens, Lisbon and Madrid', () => {
    const groups = Map.groupBy(cities, ({ group }) => group)
    expect([...groups.values()].map((members) => members.length)).toEqual(Array(8).fill(3))
    expect(groups.get('south')?.map(({ name }) => name.en)).toEqual(['Athens', 'Lisbon', 'Madrid'])
  })

  it('E-1.2: a city prints ten rents that rise, a commission, and sale values below what was paid', () => {
    for (const { name, price, house = 0, rents, commission = 0, sale = 0, houseSale = 0 } of cities) {
      expect(rents, name.en).toHaveLength(10)
      expect(
        rents.toSorted((a, b) => a - b),
        name.en,
      ).toEqual(rents)
      expect(new Set(rents).size, name.en).toBe(10)
      expect([sale, houseSale], name.en).toEqual([price / 2, house / 2])
      expect(commission, name.en).toBeGreaterThan(0)
      for (const amount of [price, house, commission, sale, houseSale, ...rents]) expect(amount % 10).toBe(0)
    }
  })

  it('E-1.2: every name is given in both languages and names one space only', () => {
    const named = board.spaces.filter(({ kind }) => kind !== 'cards')
    for (const language of ['de', 'en'] as const)
      expect(new Set(named.map(({ name }) => name[language])).size).toBe(named.length)
  })
})

/** The amounts and steps that a player must be able to read on the card. */
function amounts(card: CardEffect): number[] {
  if (card.do === 'repairs') return [card.house]
  if (card.do === 'back') return [card.steps]
  return 'amount' in card ? [card.amount] : []
}

describe('the event cards', () => {
  it('E-7.1: 24 cards, several of them more than once', () => {
    expect(events.cards).toHaveLength(24)
    const copies = Map.groupBy(events.cards, ({ text }) => text.de)
    expect([...copies.values()].filter((same) => same.length > 1).length).toBeGreaterThanOrEqual(3)
    for (const [first, ...others] of copies.values()) for (const other of others) expect(other).toEqual(first)
  })

  it('E-7.1: pay, receive, sit out, throw again, to the other side, and so on', () => {
    const kinds = new Set(events.cards.map(({ effect }) => effect.do))
    for (const kind of ['pay', 'receive', 'sitOut', 'throwAgain', 'opposite', 'advanceTo', 'payEach'] as const)
      expect(kinds).toContain(kind)
  })

  it('E-7.1: each says in both languages what it does', () => {
    for (const { effect, text } of events.cards) {
      expect(text.de).not.toBe(text.en)
      for (const amount of amounts(effect))
        for (const words of [text.de, text.en]) expect(words).toMatch(new RegExp(`\\b${amount}\\b`))
      if (effect.do !== 'advanceTo') continue
      const target = board.spaces[effect.space]
      expect(text.de).toContain(target?.name.de ?? 'no space')
      expect(text.en.toLowerCase()).toContain(target?.name.en.toLowerCase() ?? 'no space')
    }
  })
})

describe('the texts of the rules', () => {
  it('stand in the order of the rulebook', () => {
    const order = Object.keys(ruleTexts).map((id) => Number(id.slice(2).split('.')[0]) * 100 + Number(id.split('.')[1]))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('are cited by the book, all but a table that sums up a formula and what data alone says', () => {
    const cited = new Set(Object.values(euronopoly.book.rules))
    expect(Object.keys(ruleTexts).filter((id) => !cited.has(id))).toEqual(['E-4.2', 'E-6.1'])
  })
})
