import type { CardEffect, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { describe, expect, it } from 'vitest'
import { board as classicBoard } from '../../src/classic/board.ts'
import { board } from '../../src/stadium/board.ts'
import { stadium } from '../../src/stadium/book.ts'
import { ruleTexts } from '../../src/stadium/rules.ts'
import { saidIn } from '../said.ts'

/** The order of the board as it was decided, written down a second time. */
const ORDER = `
0 Anstoß (LOS) | 1 Bolzplatz | 2 Heimspiel | 3 Ascheplatz | 4 Mannschaftsbus-Reparatur
5 Maulwurfwiese | 6 Kassenhäuschen | 7 Auswärtsspiel | 8 Drehkreuz | 9 Bratwurstbude
10 Gefängnis / nur Zaungast | 11 Zeugwartkammer | 12 Schalladen | 13 Gästekabine | 14 Spielertunnel
15 Nebelkessel | 16 Gegengerade | 17 Heimspiel | 18 Südkurve | 19 Nordkurve
20 Frei Parken (Fanparkplatz) | 21 Trainerbank | 22 Auswärtsspiel | 23 Eckfahne | 24 Seitenlinie
25 Wolkenpark | 26 Linksaußen | 27 Rechtsaußen | 28 Trikotladen | 29 Libero
30 Rote Karte: ins Gefängnis | 31 Mittelkreis | 32 Strafraum | 33 Heimspiel | 34 Elfmeterpunkt
35 Flutlichtdom | 36 Auswärtsspiel | 37 Ehrenloge | 38 Relegationsspiel | 39 Pokalvitrine
`

const spaceAt = (name: string) => board.spaces.find((space) => space.name.de === name)
const count = (kind: SpaceDef['kind']) => board.spaces.filter((space) => space.kind === kind).length

describe('the stadium board', () => {
  it('S-0.1: 40 spaces in their order', () => {
    const rows = board.spaces.map(({ name }, at) => `${at} ${name.de}`)
    expect(rows).toEqual(ORDER.trim().split(/\n| \| /))
  })

  it('S-0.1: 22 streets, 4 venues and 2 shops, two taxes, 32 stands and 12 stadiums', () => {
    expect([count('street'), count('station'), count('utility'), count('tax')]).toEqual([22, 4, 2, 2])
    expect([stadium.book.houses, stadium.book.hotels]).toEqual([32, 12])
    expect(stadium.board.pieces.house.en.one).toBe('stand')
    expect(stadium.board.pieces.hotel.en.one).toBe('stadium')
  })

  it('S-0.1: prices, rents and taxes are the classic ones', () => {
    expect(board.spaces.map(({ name: _, ...figures }) => figures)).toEqual(
      classicBoard.spaces.map(({ name: _, ...figures }) => figures),
    )
    expect(spaceAt('Mannschaftsbus-Reparatur')).toMatchObject({ amount: 200 })
    expect(spaceAt('Relegationsspiel')).toMatchObject({ amount: 100 })
    expect(spaceAt('Bolzplatz')).toMatchObject({ price: 60, house: 50, rents: [2, 10, 30, 90, 160, 250] })
    expect(spaceAt('Pokalvitrine')).toMatchObject({ price: 400, house: 200, rents: [50, 200, 600, 1400, 1700, 2000] })
  })

  it('S-0.1: every name is our own, given in both languages, and names one space only', () => {
    const named = board.spaces.filter((space) => space.kind !== 'cards')
    for (const language of ['de', 'en'] as const) {
      const names = named.map((space) => space.name[language])
      expect(new Set(names).size).toBe(names.length)
      const classicNames = classicBoard.spaces.map((space) => space.name[language])
      for (const name of names) expect(classicNames).not.toContain(name)
    }
    for (const { name } of Object.values(board.groups)) expect(name.de).not.toBe(name.en)
    expect(Object.keys(board.groups)).toEqual(Object.keys(classicBoard.groups))
  })
})

/** The amounts and steps that a player must be able to read on the card; factors stand there as words. */
function amounts(card: CardEffect): number[] {
  if (card.do === 'repairs') return [card.house, card.hotel]
  if (card.do === 'back') return [card.steps]
  return 'amount' in card ? [card.amount] : []
}

describe('the stadium cards', () => {
  const cards = board.decks.flatMap((deck) => deck.cards)

  it('S-0.1: 16 away cards and 16 home cards with the classic effects in the classic order', () => {
    expect(board.decks.map(({ name }) => name.de)).toEqual(['Auswärtsspiel', 'Heimspiel'])
    expect(board.decks.map((deck) => deck.cards.map((card) => card.effect))).toEqual(
      classicBoard.decks.map((deck) => deck.cards.map((card) => card.effect)),
    )
    expect(board.decks.map((deck) => deck.cards.length)).toEqual([16, 16])
  })

  it('S-0.1: each card says in both languages where it leads and what it costs or pays', () => {
    for (const { effect, text } of cards)
      for (const language of ['de', 'en'] as const) {
        if (effect.do === 'advanceTo') expect(text[language]).toContain(board.spaces[effect.space]?.name[language])
        for (const amount of amounts(effect)) expect(text[language]).toMatch(new RegExp(`(?<!\\d)${amount}(?!\\d)`))
      }
  })

  it('S-0.1: no two cards read alike, and none like a classic one', () => {
    const told = [...cards, ...classicBoard.decks.flatMap((deck) => deck.cards)]
    expect(new Set(told.flatMap(({ text }) => [text.de, text.en])).size).toBe(128)
  })
})

const IDS = [
  ...['S-0.1', 'S-0.2', 'S-1.1', 'S-2.1', 'S-2.2', 'S-2.3', 'S-2.4'],
  ...['S-3.1', 'S-3.2', 'S-3.3', 'S-4.1', 'S-4.2', 'S-4.3', 'S-5.1', 'S-6.1', 'S-7.1', 'S-7.2'],
  ...['S-8.1', 'S-9.1', 'S-9.2', 'S-9.3', 'S-10.1', 'S-10.2', 'S-11.1', 'S-11.2', 'S-11.3'],
  ...['S-12.1', 'S-12.2', 'S-12.3', 'S-12.4', 'S-12.5', 'S-12.6', 'S-12.7', 'S-12.8', 'S-13.1'],
]
const entries: readonly (readonly [string, RuleText])[] = Object.entries(ruleTexts)

describe('the stadium rule texts', () => {
  it('every paragraph of the rulebook has a text, in order', () => {
    expect(Object.keys(ruleTexts)).toEqual(IDS)
  })

  it('every table option stands at its paragraph, and there is none for a pot', () => {
    const offered = entries.flatMap(([id, { option }]) => option?.offers.map((offer) => [offer, id]) ?? [])
    expect(stadium.book.options.map((option) => [option.id, option.rule]).sort()).toEqual(offered.sort())
    expect(offered.map(([option]) => option)).toEqual(['autoRent', 'rentGrace', 'speedDie', 'timeLimit'])
  })

  it('S-0.1: the amounts that the texts name are those of the board', () => {
    for (const language of ['de', 'en'] as const) {
      const text = saidIn(stadium, 'S-0.1', language, 'reading')
      for (const space of board.spaces)
        if (space.kind === 'tax') expect(text).toMatch(new RegExp(`${space.name[language]}[^,:]*\\b${space.amount}\\b`))
      expect(text).toMatch(/\b200\b.*\b150\b/)
    }
  })
})
