import { choice, UNASKED } from '@hausregeln/engine/core/choice.ts'
import {
  BookError,
  defineBook,
  EDITION,
  former,
  inEdition,
  newHeader,
  POT,
  RecordError,
  type RecordHeader,
  readRecord,
  replay,
  Session,
  writeRecord,
} from '@hausregeln/engine/index.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { ALL_FEES } from '@hausregeln/engine/kit/money.ts'
import { describe, expect, it } from 'vitest'
import { tinyBook, tinyChapters } from '../testing/tiny-book.ts'
import { cashOf, does, throws } from './keeper.ts'

/** Until edition 1 fees went to the pot in every book, and nobody asked; and a player without money was out. */
const changed: Chapter = {
  name: 'changed',
  slots: [],
  formers: [
    former(1, choice('feesToPot', 'asBefore', [], ALL_FEES, { sentence: UNASKED })),
    former(1, choice('outAtZero', 'staysIn', [], true, { sentence: UNASKED })),
  ],
}
const tiny = tinyBook({ chapters: [...tinyChapters, changed], version: 5, formerVersions: [4] })
const { book } = tiny
const seats = [{ name: 'Anna' }, { name: 'Ben' }]
const now = newHeader(book, { seats, options: {}, chance: { kind: 'given' } })
const { edition: _, ...header } = now
const then: RecordHeader = { ...header, version: 4 }

/** Anna throws 3 and 1 and comes to the tax space. */
function taxed(of: RecordHeader): Session {
  const session = new Session(book, of)
  throws(session, 0, 3, 1)
  return session
}

describe('a book in an edition', () => {
  it('does what its choices did then, by a former choice of a new question or in the place of one', () => {
    expect([book.edition, book.version, book.policies.feesToPot, book.policies.outAtZero]).toEqual([
      EDITION,
      5,
      0,
      false,
    ])
    const old = book.inEdition(1)
    expect([old.edition, old.version, old.policies.feesToPot, old.policies.outAtZero]).toEqual([1, 4, ALL_FEES, true])
    expect([old.chosen, old.identity()]).toEqual([book.chosen, book.identity()])
    expect(book.inEdition(1)).toBe(old)
    expect(old.inEdition(EDITION)).toBe(book)
    expect(inEdition(tiny, 1)).toBe(inEdition(tiny, 1))
    expect(inEdition(tiny, 1).book).toBe(old)
    expect(inEdition(tiny, EDITION)).toBe(tiny)
  })

  it('has a former choice in the place of another only where that was chosen', () => {
    const out = tinyBook({ chapters: [...tinyChapters, changed], choose: { outAtZero: 'isOut' } }).book
    expect(out.inEdition(1).policies.outAtZero).toBe(true)
    const fees = tinyBook({ chapters: [...tinyChapters, changed], choose: { feesToPot: 'taxesToPot' } }).book
    expect(fees.inEdition(1).policies.feesToPot).toBe(ALL_FEES)
  })

  it('offers former choices to nobody, and has the identity that it has without them', () => {
    const asked = { ...tiny.def, choose: { ...tiny.def.choose, feesToPot: 'asBefore' as 'toPot' } }
    expect(() => defineBook(asked)).toThrow(BookError)
    expect(() => defineBook(asked, 1)).toThrow('"feesToPot" cannot be "asBefore"')
    const { formers: __, ...plain } = changed
    expect(tinyBook({ chapters: [...tinyChapters, plain] }).book.identity()).toBe(book.identity())
  })
})

describe('a game', () => {
  it('that is new is of the current edition, and says so in its record', () => {
    const session = taxed(now)
    expect([session.header.edition, session.game.book]).toEqual([EDITION, book])
    expect([cashOf(session), session.game.s.cash[POT]]).toEqual([[450, 500], 0])
    expect(readRecord(writeRecord(session.record)).header.edition).toBe(EDITION)
  })

  it('that began in an earlier edition goes on in it, whatever book it is given, and its record stays what it was', () => {
    const session = taxed(then)
    expect([session.game.book.edition, session.game.s.cash[POT]]).toEqual([1, 50])
    does(session, { do: 'endTurn', seat: 0 })
    session.enter({ host: 'undo', from: session.last })
    session.enter({ host: 'correct', changes: [{ number: 2, entries: [{ outcome: [1, 3] }] }] })
    expect(session.game.s.cash[POT]).toBe(50)
    const text = writeRecord(session.record)
    const again = replay(book, readRecord(text))
    expect([again.stopped, writeRecord(again.session.record)]).toEqual([null, text])
    expect(text).not.toContain('"edition"')
    const stand = session.stand(9)
    expect(Session.standing(book, then, { ...stand, state: stand.state.slice() }).game.book.edition).toBe(1)
  })

  it('of an earlier edition is of the version that the book had then: a difference is damage', () => {
    const { header, entries } = taxed(now).record
    const { edition: __, ...untold } = header
    expect(() => replay(book, { header: { ...untold, version: 4 }, entries })).toThrow(RecordError)
    expect(replay(book, { header: untold, entries }).stopped?.en).toContain(
      'made with version 5 of the rulebook; with version 4',
    )
  })

  it('of a newer edition is refused with a sentence', () => {
    const newer = { ...now, edition: EDITION + 1 }
    const sentence = `The game follows edition ${EDITION + 1} of the rules; this program has them up to ${EDITION}. A newer one is needed.`
    expect(() => new Session(book, newer)).toThrow(sentence)
    const text = writeRecord({ header: newer, entries: [] })
    expect(() => readRecord(text)).toThrow(expect.objectContaining({ message: sentence, fault: 'newer' }))
    for (const edition of [0, 1.5, '2', null])
      expect(() => readRecord(writeRecord({ header: { ...now, edition: edition as number }, entries: [] }))).toThrow(
        'The record is damaged',
      )
  })
})
