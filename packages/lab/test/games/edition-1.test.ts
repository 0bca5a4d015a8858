import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Book,
  EDITION,
  editionOf,
  type GameRecord,
  inEdition,
  readRecord,
  replay,
  Session,
  writeRecord,
} from '@hausregeln/engine'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { carriedBook } from '@hausregeln/rulebooks/file/index.ts'
import { describe, expect, it } from 'vitest'

/**
 * Records as programs wrote them while edition 1 was the newest: they are never rewritten. By seeds and kept for a real
 * table with corrections, by the built-in rulebooks and by house rules, whose books they carry.
 */
const folder = join(import.meta.dirname, 'edition-1')
const files = readdirSync(folder)

function textOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

/** What a program finds: the book that the record carries, or the built-in one of today. */
function bookOf({ header }: GameRecord): Book {
  const read = carriedBook(header)
  if (read?.faults) throw new Error(read.faults.map(({ en }) => en).join(' '))
  const rulebook = read?.value ?? findRulebook(header.rulebook)
  if (rulebook === undefined) throw new Error(`there is no rulebook "${header.rulebook}"`)
  return rulebook.book
}

describe('records of edition 1', () => {
  it('are there of every rulebook, by a seed, kept for a real table, and with house rules', () => {
    for (const { book } of rulebooks)
      for (const name of [`${book.id}-`, `${book.id}-kept-`, `house-${book.id}-`])
        expect(files.filter((file) => file.startsWith(name)).length, name).toBeGreaterThan(0)
    expect(files.every((file) => editionOf(readRecord(textOf(file)).header) === 1)).toBe(true)
  })

  it.each(files)('%s opens in full, state by state, and is the same record again', (file) => {
    const text = textOf(file)
    const record = readRecord(text)
    const { session, stopped } = replay(bookOf(record), record)
    expect([stopped, session.length]).toEqual([null, record.entries.length])
    expect(session.game.book.edition).toBe(1)
    expect(writeRecord(session.record)).toBe(text)
    const resumed = Session.resumed(bookOf(record), record)
    expect(writeRecord(resumed.record)).toBe(text)
  })

  it('are of the version that their rulebook had then: a difference is damage, and no other version', () => {
    for (const { book, ...rulebook } of rulebooks) {
      const file = files.find((name) => name.startsWith(`${book.id}-`)) ?? ''
      const { header } = readRecord(textOf(file))
      expect(header.version).toBe(inEdition({ ...rulebook, book }, 1).book.version)
      expect(header.version).toBeLessThan(book.version)
      expect(book.edition).toBe(EDITION)
    }
  })
})
