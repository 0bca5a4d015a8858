import { describe, expect, test } from 'vitest'
import { loadWords } from '../words/words.ts'
import { spokenSpace } from './spoken.ts'
import { boardTexts } from './texts.ts'
import type { BoardPiece, BoardSpace } from './types.ts'

await Promise.all([loadWords('de', 'start'), loadWords('en', 'start')])

const building = { max: 5, hotelAt: 5 }
const anna: BoardPiece = { seat: 0, name: 'Anna', colour: '#c23a2b', shape: 'cat', space: 11 }
const ben: BoardPiece = { seat: 1, name: 'Ben', colour: '#2a55b5', shape: 'boat', space: 10, jailed: true }
const cem: BoardPiece = { seat: 2, name: 'Cem', colour: '#e0a11b', shape: 'kite', space: 10 }
const pieces = [anna, ben, cem]

function spoken(space: BoardSpace, locale: 'de' | 'en' = 'de'): string {
  return spokenSpace(space, { pieces, building }, boardTexts[locale], locale)
}

describe('spokenSpace', () => {
  const street: BoardSpace = { key: 11, name: 'See\u00adstraße', kind: 'street', price: '140' }

  test('an unowned street with a visitor', () => {
    expect(spoken(street)).toBe('Seestraße, Straße, Preis 140, frei, hier: Anna')
    expect(spoken(street, 'en')).toBe('Seestraße, street, price 140, unowned, here: Anna')
  })

  test('owner and buildings', () => {
    expect(spoken({ ...street, key: 12, owner: 1, level: 1 })).toBe('Seestraße, Straße, Preis 140, gehört Ben, 1 Haus')
    expect(spoken({ ...street, key: 12, owner: 1, level: 5 })).toContain('Hotel')
    expect(spoken({ ...street, key: 12, owner: 7, mortgaged: true })).toContain('gehört Platz 8, mit Hypothek belastet')
  })

  test('a visitor and a prisoner', () => {
    expect(spoken({ key: 10, name: 'Gefängnis', kind: 'jail', sub: 'Nur zu Besuch' })).toBe(
      'Gefängnis, Nur zu Besuch, hier: Ben (im Gefängnis) und Cem',
    )
  })
})
