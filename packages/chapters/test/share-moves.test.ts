import { applyMove, moveOf, newGame, packMove, readMove, Terms } from '@hausregeln/engine/index.ts'
import { describe, expect, it } from 'vitest'
import { buyShares, sellShares } from '../shares/rules/bank.ts'
import { vocabulary } from '../shares/rules/vocabulary.ts'
import { tinyBook, tinyChapters } from '../testing/tiny-book.ts'

const { book } = tinyBook()
const { book: exchange } = tinyBook({
  chapters: [...tinyChapters, { name: 'lots', vocabulary: [vocabulary], slots: [], actions: [sellShares, buyShares] }],
})
const game = () => newGame(book, { seats: 3, seed: 1 })

describe('moves that name shares', () => {
  it('are packed into one integer and told again', () => {
    const g = newGame(exchange, { seats: 3, seed: 1 })
    for (const move of [
      { do: 'sellShares', seat: 2, issuer: 0, number: 5 },
      { do: 'buyShares', seat: 1, issuer: 7, number: 31 },
    ] as const) {
      expect(moveOf(g, packMove(exchange, readMove(move), g.terms))).toEqual(move)
    }
  })

  it('are refused with a sentence that names what is wrong', () => {
    const read = (more: object) => () => readMove({ do: 'sellShares', seat: 0, ...more })
    expect(read({ number: 1 })).toThrow('nothing is not a seat of which there are lots.')
    expect(read({ issuer: 8, number: 1 })).toThrow('8 is not a seat of which there are lots.')
    expect(read({ issuer: 0, number: 32 })).toThrow('32 is not a number of what a lot holds.')
    expect(read({ issuer: 0, number: -1 })).toThrow('-1 is not a number of what a lot holds.')
    expect(read({ issuer: 0, number: 1.5 })).toThrow('1.5 is not a number of what a lot holds.')
  })
})

describe('offers that name shares', () => {
  const terms = { to: 1, give: { shares: { issuer: 2, number: 3 } }, get: { cash: 40 } }

  it('are read from foreign data, laid out and told again', () => {
    expect(readMove({ do: 'offer', seat: 0, terms })).toEqual({ do: 'offer', seat: 0, terms })
    const hand = new Terms()
    hand.read(terms)
    expect([hand.giveIssuer, hand.giveNumber, hand.getNumber, hand.getCash]).toEqual([2, 3, 0, 40])
    expect(hand.data('shares')).toEqual(terms)
    hand.clear()
    expect(hand.data('shares')).toEqual({ to: 0, give: {}, get: {} })
  })

  it('are no offers if the shares are none', () => {
    const give = (shares: unknown) => () =>
      readMove({ do: 'offer', seat: 0, terms: { to: 1, give: { shares }, get: {} } })
    expect(give(5)).toThrow('5 is not a lot.')
    expect(give({ issuer: 9, number: 1 })).toThrow('9 is not a seat of which there are lots.')
  })

  it('are refused where players do not consist of shares', () => {
    const g = game()
    expect(applyMove(g, readMove({ do: 'offer', seat: 0, terms }))).toBe('notInRulebook')
    expect(applyMove(g, readMove({ do: 'sellShares', seat: 0, issuer: 0, number: 1 }))).toBe('notInRulebook')
  })
})
