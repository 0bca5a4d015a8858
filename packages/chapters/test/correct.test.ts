import {
  type Correction,
  type Entry,
  HostError,
  RecordError,
  readRecord,
  replay,
  stateHash,
  type Watcher,
} from '@hausregeln/engine/index.ts'
import { describe, expect, it } from 'vitest'
import { tinyBook } from '../testing/tiny-book.ts'
import { cashOf, does, fileOf, keptGame, tamperedText, throws } from './keeper.ts'

/** Anna throws 1 and 2 (entries 1, 2) to the space red 2, buys it (3) and ends her turn (4); Ben throws 1 and 4 (5, 6). */
function annaBuysRed2() {
  const session = keptGame()
  throws(session, 0, 1, 2)
  does(session, { do: 'buy', seat: 0 })
  does(session, { do: 'endTurn', seat: 0 })
  throws(session, 1, 1, 4)
  return session
}

const correct = (changes: Correction['changes'], dropFrom?: number): Correction => ({
  host: 'correct',
  changes,
  ...(dropFrom !== undefined && { dropFrom }),
})

describe('a correction', () => {
  it('replaces a throw; what follows is played again and still counts', () => {
    const session = annaBuysRed2()
    expect(session.game.s.owner[1]).toBe(0)
    session.enter(correct([{ number: 2, entries: [{ outcome: [3, 4] }] }]))
    expect(session.game.s.place[0]).toBe(7)
    expect(Array.from(session.game.s.owner.subarray(0, 4))).toEqual([-1, -1, -1, 0])
    expect(cashOf(session)).toEqual([300, 500])
    expect(session.game.s.place[1]).toBe(5)
    expect(session.length).toBe(7)
  })

  it('is tried first: the first later entry that is impossible is named with its refusal, and nothing is changed', () => {
    const session = annaBuysRed2()
    const before = stateHash(session.game.s)
    const trial = session.tryCorrection(correct([{ number: 2, entries: [{ outcome: [1, 3] }] }]))
    expect(trial.fault).toEqual({ number: 3, index: 0, entry: { do: 'buy', seat: 0 }, refusal: 'nothingForSale' })
    expect(trial.game.s.place[0]).toBe(4)
    expect(() => session.enter(trial.correction)).toThrow(/entry 3 is impossible \(nothingForSale\)/)
    expect([stateHash(session.game.s), session.length]).toEqual([before, 6])
  })

  it('leaves an entry out, puts one before another, or drops it and all after it', () => {
    const toTax = { number: 2, entries: [{ outcome: [1, 3] }] }
    const leftOut = annaBuysRed2()
    leftOut.enter(correct([toTax, { number: 3, entries: [] }]))
    expect([cashOf(leftOut), leftOut.game.s.place[1]]).toEqual([[450, 500], 5])

    const inserted = keptGame()
    throws(inserted, 0, 1, 3)
    does(inserted, { do: 'endTurn', seat: 0 })
    const buys = {
      number: 3,
      entries: [
        { do: 'buy', seat: 0 },
        { do: 'endTurn', seat: 0 },
      ],
    } as const
    inserted.enter(correct([{ number: 2, entries: [{ outcome: [1, 2] }] }, buys]))
    expect([cashOf(inserted), inserted.game.s.owner[1], inserted.game.s.turnSeat]).toEqual([[400, 500], 0, 1])

    const dropped = annaBuysRed2()
    dropped.enter(correct([toTax], 3))
    expect([cashOf(dropped), dropped.game.s.turnSeat]).toEqual([[450, 500], 0])
    expect(dropped.stepAt(6)).toBeNull()
  })

  it('can itself be withdrawn, and then all is as before', () => {
    const session = annaBuysRed2()
    const before = stateHash(session.game.s)
    session.enter(correct([{ number: 2, entries: [{ outcome: [3, 4] }] }]))
    session.enter({ host: 'undo', from: session.last })
    expect(stateHash(session.game.s)).toBe(before)
    does(session, { do: 'decline', seat: 1 })
  })

  it('is corrected again, what was left out included', () => {
    const session = annaBuysRed2()
    session.enter(
      correct([
        { number: 2, entries: [{ outcome: [1, 3] }] },
        { number: 3, entries: [] },
      ]),
    )
    session.enter(
      correct([
        { number: 2, entries: [{ outcome: [1, 2] }] },
        { number: 3, entries: [{ do: 'buy', seat: 0 }] },
      ]),
    )
    expect([cashOf(session), session.game.s.owner[1]]).toEqual([[400, 500], 0])
  })

  it('takes a card only for the deck from which it was drawn, and dice for dice', () => {
    const session = keptGame()
    throws(session, 0, 1, 1)
    session.give([1])
    const { fault } = session.tryCorrection(correct([{ number: 2, entries: [{ outcome: [2, 2] }] }]))
    expect(fault).toMatchObject({ number: 3, refusal: 'noChanceAwaited' })
    const card = session.tryCorrection(correct([{ number: 3, entries: [{ outcome: [2, 2] }] }]))
    expect(card.fault).toMatchObject({ number: 3, refusal: 'noSuchOutcome' })
  })

  it('gives later answers to rents the numbers that these have now', () => {
    const demanded = keptGameOnDemand()
    const { correction, fault } = demanded.tryCorrection(correct([{ number: 6, entries: [{ outcome: [1, 3] }] }]))
    expect(fault).toBeNull()
    expect(correction.changes).toEqual([
      { number: 6, entries: [{ outcome: [1, 3] }] },
      { number: 10, entries: [{ do: 'demand', seat: 0, matter: 1 }] },
    ])
    expect(() => demanded.enter(correct([{ number: 6, entries: [{ outcome: [1, 3] }] }]))).toThrow(/leaves out rents/)
    demanded.enter(correction)
    expect(cashOf(demanded)).toEqual([410, 450, 490])
  })

  it('gives later answers to offers the numbers that these have now', () => {
    const session = keptGame({}, 3, 0)
    throws(session, 0, 1, 2)
    does(session, { do: 'buy', seat: 0 })
    does(session, { do: 'offer', seat: 0, terms: { to: 1, give: { deeds: [1] }, get: { cash: 90 } } })
    does(session, { do: 'withdraw', seat: 0, matter: 1 })
    does(session, { do: 'offer', seat: 0, terms: { to: 1, give: { deeds: [1] }, get: { cash: 120 } } })
    const counter = { to: 0, give: { cash: 110 }, get: { deeds: [1] }, counters: 2 }
    does(session, { do: 'offer', seat: 1, terms: counter })
    does(session, { do: 'accept', seat: 0, matter: 3 })
    const { correction, fault } = session.tryCorrection(
      correct([
        { number: 4, entries: [] },
        { number: 5, entries: [] },
      ]),
    )
    expect(fault).toBeNull()
    expect(correction.changes.slice(2)).toEqual([
      { number: 7, entries: [{ do: 'offer', seat: 1, terms: { ...counter, counters: 1 } }] },
      { number: 8, entries: [{ do: 'accept', seat: 0, matter: 2 }] },
    ])
    session.enter(correction)
    expect(cashOf(session)).toEqual([510, 390, 500])
  })

  it.each<[string, Correction]>([
    ['an entry that is not there', correct([{ number: 40, entries: [] }])],
    ['nothing', correct([])],
    ['a start of what it drops', correct([{ number: 3, entries: [] }], 2)],
    ['what it does not drop', correct([], 40)],
  ])('of %s is refused with a sentence', (_, correction) => {
    const session = annaBuysRed2()
    expect(() => session.enter(correction)).toThrow(HostError)
    expect(session.length).toBe(6)
  })

  it('of a correction is refused: that is withdrawn', () => {
    const session = annaBuysRed2()
    session.enter(correct([{ number: 2, entries: [{ outcome: [3, 4] }] }]))
    expect(() => session.enter(correct([{ number: 7, entries: [] }]))).toThrow(/Entry 7 is a correction/)
  })

  it('is told again to who listens, from the entry on that is changed', () => {
    const told: string[] = []
    const watcher: Watcher = {
      hear: (_, type, _slot, ...numbers) => told.push(`${type} ${numbers.join(' ')}`.trimEnd()),
      entering: (number, entry: Entry | null) =>
        told.push(`#${number} ${entry === null ? '-' : Object.keys(entry)[0]}`),
      withdrawn: (number) => told.push(`back to ${number}`),
    }
    const record = fileOf(annaBuysRed2())
    const { session } = replay(tinyBook().book, record, record.entries.length, watcher)
    told.length = 0
    session.enter(correct([{ number: 6, entries: [{ outcome: [1, 3] }] }]))
    expect(told[0]).toBe('back to 6')
    expect(told[1]).toBe('#6 outcome')
    expect(told).toContain('moved 1 0 4')
    expect(told.slice(-2)).toEqual(['#7 -', 'corrected 6'])
  })
})

/** Ben lands on Anna's red 2 by the throw at entry 6, and Cem by that at entry 9; Anna demands Cem's rent at entry 10. */
function keptGameOnDemand() {
  const session = keptGame({}, 3, 0)
  throws(session, 0, 1, 2)
  does(session, { do: 'buy', seat: 0 })
  does(session, { do: 'endTurn', seat: 0 })
  throws(session, 1, 1, 2)
  does(session, { do: 'endTurn', seat: 1 })
  throws(session, 2, 1, 2)
  does(session, { do: 'demand', seat: 0, matter: 2 })
  return session
}

describe('a record with corrections', () => {
  it('is read from its file and played again to the same state', () => {
    const session = annaBuysRed2()
    session.enter(correct([{ number: 2, entries: [{ outcome: [3, 4] }] }]))
    does(session, { do: 'buy', seat: 1 })
    const again = replay(session.game.book, fileOf(session)).session
    expect(stateHash(again.game.s)).toBe(stateHash(session.game.s))
    expect(again.record).toEqual(session.record)
  })

  it.each<[string, unknown, RegExp]>([
    ['without changes', { host: 'correct' }, /line 8\. A correction has a list of changes/],
    ['of no entry', { host: 'correct', changes: [{ number: 0, entries: [] }] }, /A change names an entry/],
    ['out of order', { host: 'correct', changes: [2, 2].map((number) => ({ number, entries: [] })) }, /in the order/],
    [
      'by a correction',
      { host: 'correct', changes: [{ number: 2, entries: [{ host: 'undo', from: 1 }] }] },
      /no host entry "undo"/,
    ],
    ['by no move', { host: 'correct', changes: [{ number: 2, entries: [{ do: 3, seat: 0 }] }] }, /no move 3/],
    ['that drops from nowhere', { host: 'correct', changes: [], dropFrom: -1 }, /drops the entries from a number/],
  ])('that is damaged, %s, is refused with its line', (_, entry, sentence) => {
    const session = annaBuysRed2()
    session.enter(correct([{ number: 2, entries: [{ outcome: [3, 4] }] }]))
    expect(() => readRecord(tamperedText(session, 7, entry))).toThrow(RecordError)
    expect(() => readRecord(tamperedText(session, 7, entry))).toThrow(sentence)
  })

  it('whose correction names another throw is found by its chain', () => {
    const session = annaBuysRed2()
    session.enter(correct([{ number: 2, entries: [{ outcome: [3, 4] }] }]))
    const other = correct([{ number: 2, entries: [{ outcome: [6, 1] }] }])
    expect(() => readRecord(tamperedText(session, 7, other))).toThrow(/line 8 does not follow/)
  })
})

describe('where chance comes from a seed', () => {
  it('nothing can be corrected', () => {
    const session = keptGame({}, 2, 1, { kind: 'seed', seed: 1 })
    does(session, { do: 'throw', seat: 0 })
    expect(() => session.enter(correct([{ number: 1, entries: [] }]))).toThrow(/given from a real table/)
  })
})
