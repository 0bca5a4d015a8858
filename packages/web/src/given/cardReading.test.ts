import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { readCard } from './cardReading.ts'
import { cardTags } from './cardTags.ts'

const DE = classic.board.spaces.map(({ name }) => name.de)
const EN = classic.board.spaces.map(({ name }) => name.en)
const read = (typed: string, spaces = DE) => {
  const work = readCard(typed, spaces)
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
