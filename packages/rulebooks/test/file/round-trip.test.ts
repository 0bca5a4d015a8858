import type { Book } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { BASES, bookFile, bookJsonSchema, type OpenedBook, readBook, writeBook } from '../../src/file/index.ts'
import { findRulebook, rulebooks } from '../../src/index.ts'
import { readRules } from '../../src/paragraphs/read.ts'

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
