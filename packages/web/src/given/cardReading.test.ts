import { classic, euronopoly } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { readCard } from './cardReading.ts'
import { cardTags } from './cardTags.ts'
import { searched } from './letters.ts'
import { spaceNames } from './spaceNames.ts'

const DE = classic.board.spaces.map(({ name }) => name.de)
const EN = classic.board.spaces.map(({ name }) => name.en)
/** As people at another board call them. */
const ELSEWHERE = classic.board.spaces.map((_, place) => spaceNames(classic, place))
const read = (typed: string, spaces = DE) => {
  const work = readCard(typed, [spaces, ELSEWHERE])
  return work === null ? null : [work.effect, work.first, ...(work.second === 0 ? [] : [work.second])]
}

describe('what is typed of a card of the table’s own', () => {
  it('is money from and to the bank, and from and to each', () => {
    expect(read('collect 75')).toEqual(['receive', 75])
    expect(read('Erhalte 1.500')).toEqual(['receive', 1500])
    expect(read('+20')).toEqual(['receive', 20])
    expect(read('pay 33')).toEqual(['pay', 33])
    expect(read('Zahle jedem 20')).toEqual(['payEach', 20])
    expect(read('pay each 50')).toEqual(['payEach', 50])
    expect(read('jeder zahlt 10')).toEqual(['receiveEach', 10])
    expect(read('collect 10 from every player')).toEqual(['receiveEach', 10])
    expect(read('Haus 30, Hotel 120')).toEqual(['repairs', 30, 120])
  })

  it('is a way: to a space by its name, back, to jail', () => {
    expect(read('gehe zu Schloßallee')).toEqual(['advanceTo', 39])
    expect(read('go to lake street', EN)).toEqual(['advanceTo', 11])
    expect(read('back 3')).toEqual(['back', 3])
    expect(read('2 Felder zurück')).toEqual(['back', 2])
    expect(read('go to jail', EN)).toEqual(['toJail', 0])
  })

  it('names a space in any language, and as boards elsewhere call it; what this one calls it comes first', () => {
    expect(read('go to castle avenue')).toEqual(['advanceTo', 39])
    expect(read('go to Boardwalk')).toEqual(['advanceTo', 39])
    expect(read('Gehe zu Mayfair', EN)).toEqual(['advanceTo', 39])
    expect(read('go to park', EN)).toEqual(['advanceTo', 20])
    expect(read('gehe zu parkstrasse', EN)).toEqual(['advanceTo', 37])
  })

  it('is nothing while it is a search for a card', () => {
    for (const typed of ['', 'Dividende', 'bank', 'go to', 'gehe zu Nirgendwo', '50']) expect(read(typed)).toBeNull()
  })
})

it('cards are known by the short names of old, in both languages', () => {
  const found = (word: string) =>
    classic.board.decks
      .flatMap(({ cards }) => cards)
      .filter(({ effect }) => cardTags(effect).includes(word))
      .map(({ effect }) => effect.do)
  expect(found('Dividende')).toEqual(['receive', 'receive'])
  expect(found('bank error')).toEqual(['receive'])
  expect(found('Schulgeld')).toEqual(['pay', 'pay'])
  expect(found('get out of jail')).toEqual(['jailFree', 'jailFree'])
})

it('spaces are known by what boards elsewhere call them where they cost what they cost there', () => {
  expect(spaceNames(classic, 37)).toBe('Parkstraße Park Street Rue du Parc Park Place Lane')
  expect(spaceNames(euronopoly, 1)).toBe('Rom Rome Rome')
  expect(spaceNames(classic, 20)).toBe('Frei Parken Free Car Park Parking libre')
  expect(spaceNames(classic, -1)).toBe('')
})

it('is searched without accents and with ß as ss', () => {
  expect(searched('Straße')).toBe(searched('STRASSE'))
  expect(searched('Allée Müller')).toBe('allee muller')
})
