import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  firstLink,
  type GameRecord,
  isHost,
  nextLink,
  RECORD_FORMAT,
  readRecord,
  replay,
  Session,
  stateHash,
  verifyRecord,
  writeRecord,
} from '@hausregeln/engine'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

/** Records as programs wrote them while format 1 was the newest: they are never rewritten. */
const folder = join(import.meta.dirname, 'format-1')
const files = readdirSync(folder)

function recordIn(file: string): GameRecord {
  return readRecord(readFileSync(join(folder, file), 'utf8'))
}

function bookOf(record: GameRecord) {
  const book = findRulebook(record.header.rulebook)?.book
  if (book === undefined) throw new Error(`there is no rulebook "${record.header.rulebook}"`)
  return book.inEdition(1)
}

/** What was decided and drawn, without what a session adds to corrections and adjustments. */
function decided({ entries }: GameRecord): string {
  return JSON.stringify(
    entries.map(({ entry }) => entry),
    (key, value: unknown) => (key === 'was' ? undefined : value),
  )
}

describe('records of format 1', () => {
  it('are there of every rulebook, by a seed and kept for a real table', () => {
    for (const { book } of rulebooks)
      for (const kind of ['seed', 'given'])
        expect(
          files.some((file) => recordIn(file).header.chance.kind === kind && file.startsWith(book.id)),
          `${book.id}, ${kind}`,
        ).toBe(true)
    expect(files.some((file) => recordIn(file).header.chance.kind === 'committed')).toBe(true)
    expect(files.every((file) => recordIn(file).header.format === 1)).toBe(true)
  })

  it.each(files)('%s is brought over whole, or up to where its rulebook has changed since', (file) => {
    const record = recordIn(file)
    const book = bookOf(record)
    const { session, entries, stopped } = replay(book, record)
    expect(session.header.format).toBe(RECORD_FORMAT)
    expect(decided(session.record)).toBe(decided({ ...record, entries: record.entries.slice(0, entries) }))
    const brought = readRecord(writeRecord(session.record))
    const again = new Session(book, brought.header)
    again.resume(brought.entries)
    expect(stateHash(again.game.s)).toBe(stateHash(session.game.s))
    if (stopped === null) expect(entries).toBe(record.entries.length)
    else {
      const { version } = record.header
      expect(version).toBeLessThan(book.version)
      expect(stopped?.en).toBe(
        `The record was made with version ${version} of the rulebook; with version ${book.version} it runs differently from entry ${entries + 1} on.`,
      )
    }
  })

  it('of every rulebook are brought over whole, of each kind of chance that there is', () => {
    const whole = files.map(recordIn).filter((record) => replay(bookOf(record), record).stopped === null)
    const kinds = new Set(whole.map(({ header }) => `${header.rulebook} ${header.chance.kind}`))
    for (const { book } of rulebooks) expect([...kinds]).toContain(`${book.id} seed`)
    expect([...kinds]).toContain('classic committed')
    expect([...kinds].filter((kind) => kind.endsWith('given')).length).toBeGreaterThan(1)
  })

  it('tell damage by their chain', () => {
    const text = readFileSync(join(folder, 'classic-2-101.jsonl'), 'utf8')
    expect(() => readRecord(text.replace('"do":"buy"', '"do":"decline"'))).toThrow(/line \d+ does not follow/)
  })

  it('are refused with a sentence where an entry is impossible, or the seed draws something else', () => {
    const old = recordIn('classic-2-101.jsonl')
    const book = bookOf(old)
    const record = { ...old, header: { ...old.header, version: book.version } }
    const at = record.entries.findIndex(({ entry }) => 'do' in entry && entry.do === 'buy')
    const impossible = chained(record, at, { do: 'payBail', seat: 0 })
    expect(() => replay(book, impossible)).toThrow(
      new RegExp(`followed at entry ${at + 1}: seat 0 cannot "payBail" there .*It has format 1 and is brought over`),
    )
    const drawn = record.entries.findIndex(({ entry }) => 'outcome' in entry)
    expect(() => replay(book, chained(record, drawn, { outcome: [1, 1, 1] }))).toThrow('runs differently from there')
  })

  it('keep their proof', () => {
    const record = recordIn('classic-committed-3.jsonl')
    expect(verifyRecord(bookOf(record), record).seed).toBe('revealed')
    const corrected = files.filter((file) =>
      recordIn(file).entries.some(({ entry }) => isHost(entry) && entry.host === 'correct'),
    )
    expect(corrected.length).toBe(rulebooks.length)
  })
})

/** The record with another entry at this index, and a chain that fits it. */
function chained(record: GameRecord, index: number, instead: GameRecord['entries'][number]['entry']): GameRecord {
  let link = firstLink(record.header)
  const entries = record.entries.map((sealed, at) => {
    const entry = at === index ? instead : sealed.entry
    link = nextLink(link, entry, sealed.state)
    return { entry, state: sealed.state, link }
  })
  return { header: record.header, entries }
}
