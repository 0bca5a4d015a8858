import { classic, euronopoly, exchange } from '@hausregeln/rulebooks'
import { carried, carriedBook, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { describe, expect, it } from 'vitest'
import { changedIn, type DeedWish, deedsIn, ownBoardFile, readRents } from './ownBoard.ts'

const bases = (id: string) => [classic, exchange, euronopoly].find(({ book }) => book.id === id)

/** The rulebook with something else on one deed. */
function bentAt(rulebook: typeof classic, at: number, wish: Partial<DeedWish>) {
  const before = deedsIn(rulebook, 'de')
  const read = openBook(
    ownBoardFile(
      rulebook,
      before,
      before.map((deed, index) => (index === at ? { ...deed, ...wish } : deed)),
    ),
    bases,
  )
  if (read.faults) throw new Error(JSON.stringify(read.faults))
  return read.value.rulebook
}

describe('the board of a table that is called and priced otherwise', () => {
  it.each([classic, exchange, euronopoly])(
    '$book.id: names, price, rents and buildings are the table’s own',
    (rulebook) => {
      const deed = deedsIn(rulebook, 'de')[0] as DeedWish
      const rents = deed.rents.map((rent) => 2 * rent)
      const house = deed.house === null ? null : 2 * deed.house
      const { book, board, ruleTexts } = bentAt(rulebook, 0, { name: 'Oststraße', price: 2 * deed.price, rents, house })
      expect(board.spaces[deed.space]?.name.de).toBe('Oststraße')
      expect([book.board.price[0], book.board.rent[0]]).toEqual([2 * deed.price, rents[0]])
      expect(book.board.mortgageValue[0]).toBe(2 * (rulebook.book.board.mortgageValue[0] ?? 0))
      expect(book.identity()).not.toBe(rulebook.book.identity())
      expect(JSON.stringify(ruleTexts['H-1'])).toContain('Oststraße')
      const source = rulebook.book.rules.board
      if (source !== undefined)
        expect([book.rules.board, ruleTexts[source]?.title]).toEqual(['H-1', rulebook.ruleTexts[source]?.title])
    },
  )

  it('is told in every language, and what stays as it was is not told', () => {
    const deed = deedsIn(classic, 'de')[0] as DeedWish
    const told = (wish: Partial<DeedWish>) => bentAt(classic, 0, wish).ruleTexts['H-1']?.house
    expect(told({ name: 'Oststraße' })).toMatchObject({
      de: 'Badstraße heißt Oststraße.',
      en: 'Bath Street is called Oststraße.',
      fr: 'Rue des Bains s’appelle Oststraße.',
    })
    expect(told({ price: deed.price + 20 })?.de).toBe('Badstraße kostet 80 statt 60.')
    expect(told({ rents: deed.rents.map((rent) => rent + 1) })?.de).toBe('Badstraße hat andere Mieten oder Baupreise.')
    expect(bentAt(classic, 0, { name: 'Oststraße' }).title).toMatchObject({ fr: 'Classique, plateau maison' })
  })

  it('comes along in the record, whole, and is told by it', () => {
    const bent = bentAt(classic, 3, { name: 'King’s Lane' })
    const found = carriedBook({ rulebook: bent.book.id, ...carried(bent, undefined) })
    expect(found?.faults).toBeUndefined()
    expect(JSON.stringify(found)).toContain('King’s Lane')
  })

  it('is bent once more without losing what was bent before', () => {
    const once = bentAt(classic, 0, { name: 'Oststraße' })
    const twice = bentAt(once, 1, { price: 80 })
    expect([twice.board.spaces[1]?.name.de, twice.book.board.price[1]]).toEqual(['Oststraße', 80])
    expect(Object.keys(twice.ruleTexts)).toEqual(expect.arrayContaining(['H-1', 'H-2']))
  })
})

it('rents are read as they are typed', () => {
  expect(readRents('2, 10 30;90', 4)).toEqual([2, 10, 30, 90])
  for (const text of ['', '1, 2, 3', '1, x', '1, -2']) expect(readRents(text, 2)).toBeNull()
})

it('what is as it was is no change', () => {
  const deeds = deedsIn(classic, 'en')
  expect(changedIn(deeds, [...deeds])).toEqual([])
})
