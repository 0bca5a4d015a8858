import { BANK, type GameRecord, newHeader, readRecord, replay, Session, State, Terms, view } from '@hausregeln/engine'
import { type MomentKind, momentsIn, newMoments } from '@hausregeln/protocol/moments.ts'
import { classic, exchange, rulebooks } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../game/types.ts'
import { outlineOf } from './outline.ts'
import { Reel } from './reel.ts'

const GAMES = import.meta.glob<string>('../../../lab/test/games/records/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Book = (typeof rulebooks)[number]['book']

/** Recorded games of a book. */
function recordsOf({ id }: Book): GameRecord[] {
  const texts = Object.entries(GAMES).filter(([path]) => path.includes(`/${id}-`))
  return texts.map(([, text]) => readRecord(text))
}

/** What happens in every book; takeovers and narrow escapes only where there are shares and debts. */
const EVERYWHERE: readonly MomentKind[] = ['group', 'top', 'bankruptcy', 'victory']

describe.each(rulebooks.map(({ book }) => [book.id, book] as const))('the moments of %s', (_, book) => {
  const reels = recordsOf(book).map((record) => new Reel(book, record))
  const outlines = reels.map((reel) => ({ reel, ...outlineOf(reel.lines, reel.wealth, book.board, reel.top) }))

  it('are found in its recorded games from events alone, in their order, and end with the victory', () => {
    for (const { moments } of outlines) {
      const entries = moments.map(({ entry }) => entry)
      expect(entries).toEqual(entries.toSorted((a, b) => a - b))
      expect(moments.filter(({ kind }) => kind === 'victory')).toEqual([moments.at(-1)])
    }
    const kinds = outlines.flatMap(({ moments }) => moments.map(({ kind }) => kind))
    expect(kinds).toEqual(expect.arrayContaining([...EVERYWHERE]))
  })

  it('say of a group that it is whole on the table, and of a building that none is higher', () => {
    const { groupOf, groupStart, groupDeeds } = book.board
    for (const { reel, moments } of outlines)
      for (const { kind, seats, deed, entry } of moments) {
        if (kind !== 'group' && kind !== 'top') continue
        const s = new State(book.layout)
        s.load(reel.at(entry).view)
        const group = groupOf[deed] ?? 0
        const all = groupDeeds.subarray(groupStart[group], groupStart[group + 1])
        if (kind === 'group') expect([...all].map((one) => s.owner[one])).toEqual([...all].map(() => seats[0]))
        else expect(s.level[deed]).toBe(reel.top)
      }
  })

  it('come with the dearest rents, and who led for how long', () => {
    for (const { reel, rents, lead } of outlines) {
      expect(rents).toHaveLength(3)
      expect(rents.every(({ deed }) => deed >= 0)).toBe(true)
      expect(rents.map(({ amount }) => amount)).toEqual(rents.map(({ amount }) => amount).toSorted((a, b) => b - a))
      expect(lead?.turns).toBeGreaterThan(0)
      expect(lead?.turns).toBeLessThanOrEqual(reel.wealth.length)
    }
  })
})

describe('a witness', () => {
  it('tells of a takeover instead of a bankruptcy, and of a resignation not at all', () => {
    const { board } = classic.book
    const line = (event: object): LogLine => {
      return { round: 4, turnSeat: 0, event: event as LogLine['event'], offer: null, entry: 9, reason: null }
    }
    const lines = [
      { type: 'takenOver', seat: 1, heir: 2, shares: 6 },
      { type: 'left', seat: 1, heir: 2 },
      { type: 'resigned', seat: 3 },
      { type: 'left', seat: 3, heir: -1 },
    ].map(line)
    expect(momentsIn(lines, board, 5)).toEqual([
      { kind: 'takeover', seats: [2], other: 1, deed: -1, amount: 0, round: 4, entry: 9 },
    ])
  })

  it('tells of nobody who takes over where the bank winds up a player (B-4.9)', () => {
    const event: object = { type: 'takenOver', seat: 1, heir: BANK, shares: 0 }
    const line = { round: 4, event: event as LogLine['event'], entry: 9 }
    expect(momentsIn([line], exchange.book.board, 5)).toEqual([
      { kind: 'bankruptcy', seats: [1], other: BANK, deed: -1, amount: 0, round: 4, entry: 9 },
    ])
  })

  it('tells of an escape where much was given for a debt, and of none where a little was', () => {
    const moments = recordsOf(classic.book).flatMap((record) => {
      const { lines, top } = new Reel(classic.book, record)
      return momentsIn(lines, classic.book.board, top).filter(({ kind }) => kind === 'escape')
    })
    const paid = recordsOf(classic.book).flatMap((record) =>
      new Reel(classic.book, record).lines.filter(({ event }) => event.type === 'debtPaid'),
    )
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.length).toBeLessThan(paid.length / 2)
  })
})

describe('what is seen at once', () => {
  it('is who falls and who wins before what they leave', () => {
    const { book } = classic
    const ends = recordsOf(book).flatMap((record) => {
      const reel = new Reel(book, record)
      const { view: bytes, log } = reel.at(reel.length)
      const last = log.at(-1)?.entry
      const told = momentsIn(reel.lines, book.board, reel.top).filter(({ entry }) => entry === last)
      if (!told.some(({ kind }) => kind === 'bankruptcy')) return []
      const s = new State(book.layout)
      s.load(bytes)
      const from = log.findIndex(({ entry }) => entry === last)
      return [newMoments({ book, s, terms: new Terms() }, log, from).map(({ moment }) => moment.kind)]
    })
    expect(ends).toContainEqual(['bankruptcy', 'victory'])
    expect(new Set(ends.map(String)).size).toBe(1)
  })
})

describe('a reel', () => {
  it.each(rulebooks.map(({ book }) => [book.id, book] as const))(
    'of %s shows after each entry what a replay up to it shows',
    (_, book) => {
      const [record] = recordsOf(book)
      if (record === undefined) throw new Error(`There is no record of ${book.id}.`)
      const reel = new Reel(book, record)
      const { length } = record.entries
      for (const entry of [0, 1, 5, 63, 64, 65, 127, 128, 200, length - 1, length]) {
        const chronicle = new Chronicle()
        const { session } = replay(book, record, entry, chronicle)
        const frame = reel.at(entry)
        expect(frame.view).toEqual(view(session.game, -1).bytes)
        // What a seed throws belongs to the move for which it was thrown.
        expect(frame.log).toEqual(chronicle.lines.filter((line) => line.entry <= entry).slice(-60))
      }
      expect(reel.steps.at(-1)).toBeLessThanOrEqual(length)
    },
  )

  it('shows what was taken back as long as it stood, and then no more', () => {
    const { book } = classic
    const seats = [{ name: 'Ada' }, { name: 'Bo' }]
    const session = new Session(book, newHeader(book, { seats, options: {}, chance: { kind: 'seed', seed: 3 } }))
    const seat = session.game.s.turnSeat
    const first = session.length
    const shown = [view(session.game, -1).bytes.slice()]
    session.act({ do: 'throw', seat })
    const thrown = view(session.game, -1).bytes.slice()
    while (shown.length <= session.length - first) shown.push(thrown)
    session.enter({ host: 'undo', from: first + 1 })
    shown.push(view(session.game, -1).bytes.slice())
    const reel = new Reel(book, session.record)
    for (const [n, bytes] of shown.entries()) expect(reel.at(first + n).view).toEqual(bytes)
    const told = (entry: number) => reel.at(entry).log.map(({ event }) => event.type)
    expect(told(session.length - 1)).toContain('moved')
    expect(told(session.length)).not.toContain('moved')
  })

  it('refuses a record that was changed, with the sentence of a replay', () => {
    const [record] = recordsOf(classic.book)
    if (record === undefined) throw new Error('There is no record.')
    const entries = record.entries.map((one, at) => (at === 63 ? { ...one, state: '0'.repeat(one.state.length) } : one))
    expect(() => new Reel(classic.book, { ...record, entries })).toThrow('differently')
  })
})
