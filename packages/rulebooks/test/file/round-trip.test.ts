import type { Book } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import { describe, expect, it } from 'vitest'
import { BASES, bookFile, bookJsonSchema, type OpenedBook, readBook, writeBook } from '../../src/file/index.ts'
import { findRulebook, rulebooks } from '../../src/index.ts'
import { readRules } from '../../src/paragraphs/read.ts'
import { type Language, nounFor } from '../../src/texts/language.ts'
import { Voice } from '../../src/texts/voice.ts'

/** The rulebook that a file's text says. Throws with its faults. */
function opened(text: string): OpenedBook {
  const read = readBook(text, findRulebook)
  if (read.faults) throw new Error(read.faults.map(({ en }) => en).join(' '))
  return read.value
}

/**
 * The tables of a compiled rulebook: all but what is made again for each, and functions that stand for the same rule.
 */
function tablesOf({ identity: _, open: __, inEdition: ___, ...tables }: Book): unknown {
  return tables
}

/** Data with all that its texts say, whichever text says it. */
function said(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data))
}

describe.each(rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const))('%s as a file', (_, rulebook) => {
  const text = writeBook(bookFile(rulebook))
  const { rulebook: again, file } = opened(text)

  it('comes back as the same book: by its rules, its compiled tables and its texts', () => {
    expect(again.book.identity()).toBe(rulebook.book.identity())
    expect(tablesOf(again.book)).toEqual(tablesOf(rulebook.book))
    expect(said([...readRules(again)])).toEqual(said([...readRules(rulebook)]))
    expect(said(again.board)).toEqual(said(rulebook.board))
    expect(again.def.paragraphs).toEqual(rulebook.def.paragraphs)
  })

  it('says every choice by name and every number, and the same when it is written again', () => {
    expect(file.choices).toEqual(rulebook.book.chosen)
    expect(file.numbers).toEqual(rulebook.book.numbers)
    expect(writeBook(bookFile(again))).toBe(text)
  })
})

it('every built-in rulebook can be extended', () => {
  expect(BASES).toEqual(rulebooks.map(({ book }) => book.id))
})

it('the published schema names every choice and number of every rulebook', () => {
  const { properties } = bookJsonSchema() as Record<'properties', Record<string, { properties: object }>>
  for (const { book } of rulebooks) {
    for (const policy of Object.keys(book.chosen)) expect(properties.choices?.properties).toHaveProperty(policy)
    for (const name of Object.keys(book.numbers)) expect(properties.numbers?.properties).toHaveProperty(name)
  }
})

it('what buildings are called in further languages is read, written again and told in the right form', () => {
  const manor = (one: string, many: string) => ({
    de: { one: 'Gut', many: 'Güter', gender: 'n' },
    en: { one: 'manor', many: 'manors' },
    fr: { one, many, gender: 'm' },
    pl: { one: 'dwór', few: 'dwory', many: 'dworów' },
  })
  const pieces = { house: manor('domaine', 'domaines'), hotel: manor('château', 'châteaux') }
  const file = { format: 1, id: 'own', version: 1, title: 'Own', extends: 'classic', board: { pieces } }
  const { rulebook } = opened(JSON.stringify(file))
  expect(new Voice(rulebook, [], 'fr').level(3)).toBe('3 domaines')
  expect(new Voice(rulebook, [], 'fr').level(1)).toBe('1 domaine')
  expect(nounFor(rulebook.board.pieces.house, 'pl' as Language, 3)).toBe('dwory')
  expect(nounFor(rulebook.board.pieces.house, 'pl' as Language, 5)).toBe('dworów')
  expect(bookFile(rulebook).board?.pieces).toEqual(pieces)
})

it('what texts say in further languages stays, also where German and English say what a text of ours says', () => {
  const deck = rulebooks[0]?.board.decks[0]
  const ours = { de: deck?.name.de, en: deck?.name.en }
  const own = { ...ours, it: 'Imprevisti' }
  const file = { format: 1, id: 'own', version: 1, title: own, extends: 'classic', board: { currency: own } }
  const { rulebook } = opened(JSON.stringify(file))
  expect(textIn(rulebook.title, 'it')).toBe('Imprevisti')
  expect(textIn({ ...rulebook.title }, 'it')).toBe('Imprevisti')
  expect(textIn(rulebook.title, 'fr')).toBe(deck && textIn(deck.name, 'fr'))
  const written = bookFile(rulebook)
  expect(written.title).toMatchObject(own)
  expect(written.board?.currency).toMatchObject(own)
})
