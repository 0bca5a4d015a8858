import { fieldsOf } from '@hausregeln/engine/kit/effects.ts'
import { describe, expect, it } from 'vitest'
import { boardFile, boardOf } from '../../src/file/board.ts'
import { classic, rulebooks } from '../../src/index.ts'
import { ALL_LANGUAGES, formatNumber, inLanguage } from '../../src/texts/language.ts'

type Decks = ReturnType<typeof boardFile>['decks']

/** What the seventh card of the first deck of classic says where a file lets it do something else. */
function saidOf(effect: object, at = 6) {
  const file = boardFile(classic.board)
  const decks = file.decks?.map((deck, index) => ({
    ...deck,
    cards: deck.cards.map((card, place) => (index === 0 && place === at ? { ...card, effect } : card)),
  }))
  const text = boardOf({ ...file, decks: decks as Decks }, classic.board).decks[0]?.cards[at]?.text
  return text && [inLanguage(text, 'de'), inLanguage(text, 'en'), inLanguage(text, 'fr')]
}

describe('a card says what it does', () => {
  it('has no number in its text, in any language, that it does not do', () => {
    const wrong = rulebooks.flatMap(({ book, board }) =>
      board.decks.flatMap(({ cards }) =>
        cards.flatMap(({ text, effect }) =>
          ALL_LANGUAGES.flatMap((language) => {
            const numbers = fieldsOf(effect).map(([, , value]) => formatNumber(language, value))
            const said = inLanguage(text, language).match(/\d[\d.,\u00a0\u202f]*\d|\d/g) ?? []
            return said
              .filter((one) => !numbers.includes(one))
              .map((one) => `${book.id} ${language} ${one}: ${text.en}`)
          }),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('has the sum of the file that changes it, in the words that it had', () => {
    expect(saidOf({ do: 'receive', amount: 50 })?.[0]).toBe(
      saidOf({ do: 'receive', amount: 80 })?.[0]?.replace('80', '50'),
    )
    expect(saidOf({ do: 'receive', amount: 1200 })).toEqual([
      'Das Sparschwein hat Nachwuchs bekommen: 1.200 Taler von der Bank.',
      'The piggy bank has had piglets: 1,200 thalers from the bank.',
      expect.stringMatching(/1.200.thalers de la banque\.$/u),
    ])
    expect(saidOf({ do: 'repairs', house: 30, hotel: 120 }, 10)?.[1]).toBe(
      'The hail has not spared a single roof: 30 thalers for each house and 120 thalers for each hotel to the bank.',
    )
  })

  it('says plainly what it does where its words no longer fit', () => {
    expect(saidOf({ do: 'pay', amount: 50 })?.[1]).toBe('Money to the bank: 50.')
    expect(saidOf({ do: 'nextStation', times: 3 }, 4)?.[1]).toBe('On to the next station: 3.')
    expect(saidOf({ do: 'nothing' })?.[1]).toBe('Nothing.')
  })
})
