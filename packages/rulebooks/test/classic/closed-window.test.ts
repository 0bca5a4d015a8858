import { type Move, newHeader, nextLink, replay, type SealedEntry, Session } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'

const TURMSTRASSE = 1

/** Seat 1 has landed on Turmstraße of seat 0, who has mortgaged it since: rent of 4 can be demanded. */
function owing(): Session {
  const session = new Session(
    classic.book,
    newHeader(classic.book, {
      seats: [{ name: 'Anna' }, { name: 'Ben' }],
      options: {},
      chance: { kind: 'given' },
    }),
  )
  session.give([6, 5])
  session.give([1, 2])
  session.act({ do: 'throw', seat: 0 })
  session.give([1, 2])
  session.act({ do: 'buy', seat: 0 })
  session.act({ do: 'endTurn', seat: 0 })
  session.act({ do: 'throw', seat: 1 })
  session.give([1, 2])
  session.act({ do: 'mortgage', seat: 0, deed: TURMSTRASSE })
  return session
}

/** All the cash of seat 1 for a deed that will raise nothing. */
const gift: Move = { do: 'offer', seat: 1, terms: { to: 0, give: { cash: 1497 }, get: { deeds: [TURMSTRASSE] } } }

describe('a closed window', () => {
  it('K-8.1: a request that would use it is refused, and nothing changes', () => {
    const session = owing()
    expect(session.game.s.parts.rent.demandCount).toBe(1)
    const before = [session.length, session.game.s.bytes.slice()]
    expect(session.act(gift)).toBe('proposerOwes')
    expect([session.length, session.game.s.bytes.slice()]).toEqual(before)
  })

  it('K-8.1: a record that uses it is refused with the paragraph, though its chain holds', () => {
    const session = owing()
    const { header, entries } = session.record
    const last = entries.at(-1) as SealedEntry
    const forged = { entry: gift, state: last.state, link: nextLink(last.link, gift, last.state) }
    expect(() => replay(classic.book, { header, entries: [...entries, forged] })).toThrow(
      `cannot be followed at entry ${entries.length + 1}: seat 1 cannot "offer" there (proposerOwes, K-8.1).`,
    )
  })

  it('K-8.1: one of the version before is followed up to there', () => {
    const session = owing()
    const header = { ...session.header, version: classic.book.version - 1 }
    const older = { header, entries: [...session.record.entries, { entry: gift, state: '', link: '' }] }
    const { entries, stopped } = replay(classic.book, older)
    expect(entries).toBe(session.length)
    expect(stopped?.en).toContain(
      `with version ${classic.book.version} it runs differently from entry ${entries + 1} on`,
    )
  })
})
