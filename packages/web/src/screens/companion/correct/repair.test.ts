import { type Correction, clone, NOBODY, newHeader, type PlainEntry, Session, view } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { describe, expect, it } from 'vitest'
import { differencesBetween } from './differences.ts'
import { correctionOf, droppedFrom, repaired, type Stuck, withDecided, withoutChange } from './repair.ts'
import { slipsWith } from './slipsAgain.ts'
import { stayAfter } from './stay.ts'

const dice = (...outcome: number[]): PlainEntry => ({ outcome })
const buys: PlainEntry = { do: 'buy', seat: 0 }
const ends: PlainEntry = { do: 'endTurn', seat: 0 }
const wrongDice = correctionOf(4, dice(1, 2))
const stuck: Stuck = { number: 6, index: 0, entry: ends, refusal: 'mustDecideFirst', entries: [ends] }

describe('a correction', () => {
  it('begins with one entry', () => {
    expect(wrongDice).toEqual({ host: 'correct', changes: [{ number: 4, entries: [dice(1, 2)] }] })
    expect(correctionOf(4, null).changes).toEqual([{ number: 4, entries: [] }])
  })

  it('is repaired before, instead of or without what is stuck', () => {
    const entriesOf = (correction: Correction) => correction.changes.find(({ number }) => number === 6)?.entries
    expect(entriesOf(repaired(wrongDice, stuck, [buys], 'before'))).toEqual([buys, ends])
    expect(entriesOf(repaired(wrongDice, stuck, [buys], 'replaces'))).toEqual([buys])
    expect(entriesOf(repaired(wrongDice, stuck, [], 'replaces'))).toEqual([])
  })

  it('is repaired again where several entries stand', () => {
    const once = repaired(wrongDice, stuck, [buys], 'before')
    const later: Stuck = { ...stuck, index: 1, entries: [buys, ends] }
    expect(repaired(once, later, [], 'replaces').changes).toEqual([
      { number: 4, entries: [dice(1, 2)] },
      { number: 6, entries: [buys] },
    ])
  })

  it('drops what is stuck and all after it', () => {
    const repairedOnce = repaired(wrongDice, stuck, [buys], 'before')
    const dropped = droppedFrom(repairedOnce, 6)
    expect(dropped).toEqual({ ...wrongDice, dropFrom: 6 })
    expect(repaired(dropped, { ...stuck, number: 5 }, [], 'replaces').dropFrom).toBe(6)
    // What the keeper says otherwise may make possible what was dropped.
    expect(withDecided(dropped, [])).toEqual(wrongDice)
    expect(withoutChange(dropped, 4)).toEqual({ host: 'correct', changes: [] })
  })
})

describe('what a correction leads to', () => {
  it('tells of rounds about the board whether there was one, not how many', () => {
    const { game } = new Session(
      classic.book,
      newHeader(classic.book, { seats: [{ name: 'Ada' }, { name: 'Ben' }], options: {}, chance: { kind: 'given' } }),
    )
    const after = clone(game)
    game.s.laps[0] = 1
    after.s.laps[0] = 3
    after.s.laps[1] = 2
    expect(differencesBetween(game, after)).toEqual([{ what: 'laps', index: 1, before: 0, after: 1 }])
  })
})

describe('entries that do not count', () => {
  const header = newHeader(classic.book, {
    seats: ['Ada', 'Ben'].map((name) => ({ name })),
    options: Object.fromEntries(classic.book.options.map((option) => [option.id, option.default])),
    chance: { kind: 'given' },
  })
  const before = view(new Session(classic.book, header).game, NOBODY).bytes
  /** Entries by number; at a server what does not count is refused. */
  const counting = (entries: Readonly<Record<number, PlainEntry>>) => ({
    lookUp: async (number: number) => {
      const made = entries[number]
      if (made === undefined) throw new Error('There is no such entry that counts.')
      return { number, before, made, entries: [made] }
    },
    tryCorrection: () => Promise.reject(new Error('Nothing is tried.')),
  })

  it('do not hide by which entry a piece went on', async () => {
    const throws: PlainEntry = { do: 'throw', seat: 0 }
    const line = { entry: 9, round: 1, event: { type: 'threw', rule: null, seat: 0, dieA: 1, dieB: 2, dieC: 0 } }
    const stay = await stayAfter(
      counting({ 4: dice(1, 2), 6: throws, 9: dice(1, 2) }),
      classic,
      [line as unknown as LogLine],
      4,
      'seen',
    )
    expect(stay?.change.number).toBe(6)
    expect(stay?.change.entries.at(-1)).toEqual(throws)
  })

  it('end a round of slips', async () => {
    const bids = Object.fromEntries([5, 6, 7].map((at) => [at, { do: 'sealedBid', seat: at - 5, amount: at } as const]))
    expect((await slipsWith(counting(bids), 6))?.numbers).toEqual([5, 6, 7])
  })
})
