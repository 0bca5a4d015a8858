import { wholeText } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { board as classicBoard } from '../../src/classic/board.ts'
import { ruleTexts as classicTexts } from '../../src/classic/rules.ts'
import { exchange } from '../../src/exchange/book.ts'

const { book, board, ruleTexts } = exchange

describe('the exchange board', () => {
  it('K-0.2: is the classic one, in euros', () => {
    expect(board.spaces).toEqual(classicBoard.spaces)
    expect(board.groups).toEqual(classicBoard.groups)
    expect([board.currency.de, board.currency.en]).toEqual(['€', '€'])
    expect(board.spaces[31]?.name.de).toBe('Rathausplatz')
    expect(book.policies.milestone?.space).toBe(31)
  })

  it('K-0.3: its cards do what the classic ones do and speak of euros', () => {
    board.decks.forEach((deck, at) => {
      expect(deck.cards.map(({ effect }) => effect)).toEqual(classicBoard.decks[at]?.cards.map(({ effect }) => effect))
      for (const { text, effect } of deck.cards) {
        expect(`${text.de} ${text.en}`).not.toMatch(/Taler|thaler/)
        if ('amount' in effect)
          expect([text.de, text.en].join()).toMatch(new RegExp(`${effect.amount} €.*€${effect.amount}`))
      }
    })
  })

  it('B-1.2: a card that sends to LOS promises more than passing does', () => {
    const home = board.decks.flatMap(({ cards }) =>
      cards.filter(({ effect }) => effect.do === 'advanceTo' && effect.space === 0),
    )
    expect(home).toHaveLength(2)
    for (const { text } of home) expect(`${text.de} ${text.en}`).toMatch(/gut bezahlt.*pays well/)
  })
})

describe('the exchange rules', () => {
  it('write every sum with its sign, as each language does (B-1.4)', () => {
    for (const { de, en } of Object.values(ruleTexts).map(wholeText)) {
      expect(de).not.toMatch(/Taler|\d\sEuro|€\d|\d€/)
      expect(en).not.toMatch(/thaler|\d\seuro|€\s|\d\s?€/)
    }
  })

  it('K-0.1: cite the classic paragraphs where they hold, and none that is replaced', () => {
    const cited = new Set(Object.values(book.rules))
    const inherited = Object.keys(ruleTexts).filter((id) => id.startsWith('K-'))
    expect(inherited.filter((id) => !(id in classicTexts) || !cited.has(id))).toEqual([])
    for (const replaced of ['K-2.1', 'K-4.1', 'K-5.4', 'K-7.1', 'K-8.2', 'K-9.1', 'K-9.2'])
      expect([replaced, cited.has(replaced), replaced in ruleTexts]).toEqual([replaced, false, false])
  })
})
