import { describeEvent } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { bringLanguage, eventText, refusalText } from '../../src/texts/index.ts'
import { FURTHER_LANGUAGES, missingSentences, missingTexts } from '../../src/texts/missing.ts'
import { NAMES } from './table.ts'

/** Chapters that classic is played without: in French they may still speak English. */
const ELSEWHERE =
  /^(apartments|auction-sealed|bank-debt|claims|finite-bank|own-space|owner-auction|partial|plot-sale|prison-bail|protection|remote-purchase|risk-field|shares):/

describe('French', () => {
  it('speaks English until it is brought, then French', async () => {
    const starts = describeEvent(classic.book, 'starts', 'firstThrow', [0])
    expect(eventText(classic, starts, NAMES, 'fr')).toBe('Anna starts.')
    await bringLanguage('fr')
    expect(eventText(classic, starts, NAMES, 'fr')).toBe('Anna commence.')
    expect(refusalText(classic, 'notYourTurn', 'fr').text).toBe('C’est à quelqu’un d’autre de jouer.')
  })

  it('tells amounts, places and buildings in its own words', async () => {
    await bringLanguage('fr')
    const tell = (...of: Parameters<typeof describeEvent> extends [unknown, ...infer Rest] ? Rest : never) =>
      eventText(classic, describeEvent(classic.book, ...of), NAMES, 'fr').replace(/[\u00a0\u202f]/g, ' ')
    expect(tell('built', 'build', [0, 0, 1])).toBe('Anna construit une maison sur Rue des Bains.')
    expect(tell('built', 'buildHotel', [0, 0, 5])).toBe('Anna construit un hôtel sur Rue des Bains.')
    expect(tell('moneyMoved', 'tax', [0, 8, 1500, -1])).toBe('Anna paie 1 500 thalers de taxe à la banque.')
    expect(tell('tradeDeclined', 'trade', [0, 1, 1])).toBe('Ben refuse l’offre d’Anna.')
    expect(eventText(classic, describeEvent(classic.book, 'starts', 'firstThrow', [2]), [], 'fr')).toBe(
      'Place 3 commence.',
    )
  })

  it('says all that the chapters of classic say', async () => {
    expect(FURTHER_LANGUAGES).toEqual(['fr'])
    const missing = await missingSentences('fr')
    expect(missing.filter((sentence) => !ELSEWHERE.test(sentence))).toEqual([])
  })

  it('knows every space, card and group of classic', async () => {
    const { board } = classic
    const said = [...board.spaces, ...board.decks, ...Object.values(board.groups)].map(({ name }) => name.en)
    const cards = board.decks.flatMap((deck) => deck.cards.map(({ text }) => text.en))
    const missing = new Set(await missingTexts(classic, 'fr'))
    expect([...said, ...cards].filter((text) => missing.has(text))).toEqual([])
  })
})
