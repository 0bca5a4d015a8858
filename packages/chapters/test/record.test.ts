import {
  commitmentOf,
  endReasonNumber,
  FairDice,
  type GameRecord,
  HostError,
  isHost,
  RecordError,
  readRecord,
  replay,
  Session,
  stateHash,
  verifyRecord,
  writeRecord,
} from '@hausregeln/engine/index.ts'
import { describe, expect, it } from 'vitest'
import { tinyBook } from '../testing/tiny-book.ts'
import { adjustment, cashOf, does, fileOf, keptGame, throws } from './keeper.ts'

const { book } = tinyBook()

/** The record played again from its file, to its end. */
function again(session: Session): Session {
  return replay(book, fileOf(session)).session
}

function lastEntry({ record }: Session) {
  return record.entries.at(-1)?.entry
}

describe('the time of an entry', () => {
  it('is what the host says, lies under the chain, and survives the file and a replay', () => {
    const session = keptGame()
    let now = 1000
    session.clock = () => now++
    throws(session, 0, 1, 2)
    expect(session.record.entries.map(({ at }) => at)).toEqual([1000, 1001])
    const text = writeRecord(session.record)
    expect(writeRecord(again(session).record)).toBe(text)
    expect(() => readRecord(text.replace('"at":1001', '"at":1002'))).toThrow('line 3 does not follow')
    expect(() => readRecord(text.replace('"at":1001', '"at":"noon"'))).toThrow('line 3 is not an entry')
  })

  it('may be missing', () => {
    const session = keptGame()
    throws(session, 0, 1, 2)
    expect(writeRecord(session.record)).not.toContain('"at"')
  })
})

describe('what an entry replaces', () => {
  it('stands beside an adjustment', () => {
    const session = keptGame()
    session.enter(adjustment('cash', 1, 70))
    expect(lastEntry(session)).toMatchObject({ what: 'cash', value: 70, was: 500 })
    session.enter(adjustment('place', 1, 3))
    expect(lastEntry(session)).toMatchObject({ was: 0 })
    session.enter(adjustment('owner', 2, 1))
    expect(lastEntry(session)).toMatchObject({ was: -1 })
    expect(writeRecord(again(session).record)).toBe(writeRecord(session.record))
  })

  it('stands beside a correction, the last correction before it counted in', () => {
    const session = keptGame()
    throws(session, 0, 1, 3)
    for (const outcome of [
      [2, 4],
      [3, 5],
    ])
      session.enter({ host: 'correct', changes: [{ number: 2, entries: [{ outcome }] }] })
    expect(session.record.entries.slice(2).map(({ entry }) => entry)).toEqual([
      { host: 'correct', changes: [{ number: 2, entries: [{ outcome: [2, 4] }], was: [{ outcome: [1, 3] }] }] },
      { host: 'correct', changes: [{ number: 2, entries: [{ outcome: [3, 5] }], was: [{ outcome: [2, 4] }] }] },
    ])
  })

  it('is refused where it did not stand', () => {
    const session = keptGame()
    throws(session, 0, 1, 3)
    const before = writeRecord(session.record)
    const wrong = [{ number: 2, entries: [{ outcome: [2, 4] }], was: [{ outcome: [6, 6] }] }]
    expect(() => session.enter({ host: 'correct', changes: wrong })).toThrow('something that was not at entry 2')
    expect(() => session.enter({ ...adjustment('cash', 1, 70), was: 400 })).toThrow('"cash" of 1 is 500 before this')
    expect(writeRecord(session.record)).toBe(before)
  })
})

describe('a keeper’s hand-over', () => {
  it('is entered with a name and changes nothing in the game', () => {
    const session = keptGame()
    const before = stateHash(session.game.s)
    session.enter({ host: 'handOver', to: 'Cem', seat: 1 })
    expect(stateHash(session.game.s)).toBe(before)
    expect(lastEntry(again(session))).toEqual({ host: 'handOver', to: 'Cem', seat: 1 })
  })

  it('is refused for a seat that is not there, or without a name', () => {
    expect(() => keptGame().enter({ host: 'handOver', to: 'Cem', seat: 5 })).toThrow('There is no seat 5.')
    const session = keptGame()
    session.enter({ host: 'handOver', to: 'Cem' })
    expect(() => readRecord(writeRecord(session.record).replace('"to":"Cem"', '"to":" "'))).toThrow('has a name')
  })
})

describe('a record in which somebody has been', () => {
  const session = keptGame()
  throws(session, 0, 1, 3)
  does(session, { do: 'endTurn', seat: 0 })
  throws(session, 1, 1, 4)
  const lines = writeRecord(session.record).split('\n')
  const read = (...text: string[]) => readRecord(text.join('\n'))

  it('is told to have another name in it, an entry less, or one twice, from one that breaks off', () => {
    expect(() => read(...lines.with(0, (lines[0] ?? '').replace(/"name":"[^"]+"/, '"name":"Zoe"')))).toThrow(
      'line 2 does not follow from the lines before it, or the names and options in the first line were changed',
    )
    expect(() => read(...lines.toSpliced(2, 1))).toThrow('before line 3 something was taken out; 1 entry is missing')
    expect(() => read(...lines.toSpliced(2, 0, lines[1] ?? ''))).toThrow('line 3 repeats the line before it')
    expect(() => read(...lines.toSpliced(lines.length - 3, 1))).toThrow('its last entries were taken out')
    expect(() => read(...lines.slice(0, -2))).toThrow('its end is missing')
  })
})

describe('stopping by agreement', () => {
  it('ends the game at any moment, dice in the air included; the richest wins', () => {
    const session = keptGame()
    session.enter(adjustment('cash', 1, 10))
    does(session, { do: 'throw', seat: 0 })
    session.enter({ host: 'stop' })
    const { over, winners, awaiting, must } = session.game.s
    expect([over, winners, awaiting, must]).toEqual([endReasonNumber('agreed'), 0b10, 0, 0])
    expect(stateHash(again(session).game.s)).toBe(stateHash(session.game.s))
    expect(session.act({ do: 'throw', seat: 0 })).toBe('gameOver')
    expect(() => session.enter({ host: 'stop' })).toThrow(HostError)
  })

  it('can be withdrawn, and the game goes on', () => {
    const session = keptGame()
    throws(session, 0, 1, 3)
    session.enter({ host: 'stop' })
    session.enter({ host: 'undo', from: 3 })
    expect(session.game.s.over).toBe(0)
    does(session, { do: 'endTurn', seat: 0 })
  })
})

const SEED = '5eed'.repeat(16)
const committed = { kind: 'committed', commitment: commitmentOf(SEED), nonces: ['0a', '1b'] } as const

describe('a change of where chance comes from', () => {
  /** From a real table to one screen and online: a turn in each way. */
  function movingGame(dice = new FairDice(SEED, committed.nonces)): Session {
    const session = keptGame()
    throws(session, 0, 1, 3)
    does(session, { do: 'endTurn', seat: 0 })
    session.enter({ host: 'chance', source: { kind: 'seed', seed: 7 } })
    for (let turn = 0; turn < 3; turn++) playTurn(session)
    session.enter({ host: 'chance', source: committed })
    for (let turn = 0; turn < 3; turn++) playTurn(session, dice)
    return session
  }

  /** The player who must act throws, buys nothing, pays nothing on demand, and ends the turn. */
  function playTurn(session: Session, dice?: FairDice): void {
    const { s } = session.game
    const { turns } = s
    for (let step = 0; step < 20 && s.turns === turns; step++) {
      while (s.awaiting !== 0 && dice !== undefined) session.give(dice.draw(session.game))
      const seat = s.must & 1 ? 0 : 1
      const moves = ['throw', 'pass', 'decline', 'endTurn'] as const
      if (moves.every((name) => session.act({ do: name, seat }) !== null)) break
    }
    expect(s.turns).toBeGreaterThan(turns)
  }

  it('is entered, and the record leads to the same game again', () => {
    const session = movingGame()
    const text = writeRecord(session.record)
    expect(session.record.entries.filter(({ entry }) => isHost(entry) && entry.host === 'chance').length).toBe(2)
    expect(writeRecord(again(session).record)).toBe(text)
    const resumed = new Session(book, session.header)
    resumed.resume(session.record.entries)
    expect(writeRecord(resumed.record)).toBe(text)
    playTurn(resumed, new FairDice(SEED, committed.nonces, 100))
  })

  it('is taken over from storage in a game whose dice came from a seed first', () => {
    const session = new Session(book, { ...keptGame().header, chance: { kind: 'seed', seed: 3 } })
    for (let turn = 0; turn < 3; turn++) playTurn(session)
    session.enter({ host: 'chance', source: committed })
    const dice = new FairDice(SEED, committed.nonces)
    for (let turn = 0; turn < 3; turn++) playTurn(session, dice)
    const resumed = Session.resumed(book, session.record)
    expect(resumed.source).toEqual(committed)
    expect(writeRecord(resumed.record)).toBe(writeRecord(session.record))
    expect(() => resumed.enter({ host: 'undo', from: session.length })).not.toThrow()
  })

  it('leaves no generator behind in the state', () => {
    expect([...movingGame().game.s.generator]).toEqual([0, 0, 0, 0])
  })

  it('is proved from where a server has committed itself', () => {
    const session = movingGame()
    expect(verifyRecord(book, session.record).seed).toBe('secret')
    session.enter({ host: 'reveal', seed: SEED })
    expect(verifyRecord(book, fileOf(session)).seed).toBe('revealed')
    const cheated = movingGame(new FairDice('ab'.repeat(32), committed.nonces))
    cheated.enter({ host: 'reveal', seed: SEED })
    expect(() => verifyRecord(book, cheated.record)).toThrow(/does not follow from the revealed seed/)
  })

  it('waits until no dice are out, and what lies before it stays as it is', () => {
    const session = keptGame()
    does(session, { do: 'throw', seat: 0 })
    expect(() => session.enter({ host: 'chance', source: { kind: 'seed', seed: 7 } })).toThrow(
      'have to be entered first',
    )
    session.give([1, 3])
    session.enter({ host: 'chance', source: { kind: 'seed', seed: 7 } })
    session.enter({ host: 'chance', source: { kind: 'given' } })
    expect(() => session.enter({ host: 'undo', from: 2 })).toThrow('no entry 2')
    const change = { host: 'correct', changes: [{ number: 2, entries: [{ outcome: [2, 3] }] }] } as const
    expect(() => session.enter(change)).toThrow(HostError)
    expect(session.length).toBe(4)
  })
})

describe('the rules of a record', () => {
  const withHeader = (session: Session, more: object): GameRecord => {
    const game = new Session(book, { ...session.header, ...more })
    throws(game, 0, 1, 3)
    return readRecord(writeRecord(game.record))
  }

  it('are named by their hash, and others of the same version are refused', () => {
    const session = keptGame()
    const record = withHeader(session, { identity: book.identity() })
    expect(replay(book, record).stopped).toBeNull()
    const richer = tinyBook({ numbers: { startCash: 600 } }).book
    expect(() => replay(richer, record)).toThrow(RecordError)
    expect(() => replay(richer, record)).toThrow(`other rules of "tiny" (${book.identity()})`)
  })

  it('are followed as far as they go where the version says that they have changed', () => {
    const record = withHeader(keptGame(), { identity: book.identity() })
    const { stopped } = replay(tinyBook({ version: 2, numbers: { startCash: 600 } }).book, record)
    expect(stopped?.en).toContain('made with version 1')
  })

  it('can lie in it themselves', () => {
    const embedded = { extends: 'classic', numbers: { startCash: 600 } }
    const record = withHeader(keptGame(), { identity: book.identity(), book: embedded })
    expect(record.header.book).toEqual(embedded)
    expect(() => withHeader(keptGame(), { book: embedded })).toThrow('the rules it was played by')
    const text = writeRecord(record).replace('{"extends":"classic","numbers":{"startCash":600}}', '"classic"')
    expect(() => readRecord(text)).toThrow('the rules it was played by')
  })

  it('have a hash of their own: numbers, chapters and the board count, names and texts do not', () => {
    const { identity } = book
    expect(tinyBook().book.identity()).toBe(identity())
    const renamed = tinyBook({ title: { de: 'Winzig', en: 'Wee' }, ruleTexts: tinyBook().ruleTexts, version: 9 })
    expect(renamed.book.identity()).toBe(identity())
    expect(tinyBook({ numbers: { startCash: 501 } }).book.identity()).not.toBe(identity())
    expect(tinyBook({ choose: { groupRent: 'never' } }).book.identity()).not.toBe(identity())
    const { board } = tinyBook()
    const spaces = board.spaces.map((space) => ({ ...space, name: { de: 'X', en: 'X' } }))
    expect(tinyBook({ board: { ...board, spaces } }).book.identity()).toBe(identity())
    const dearer = board.spaces.map((space) => ('price' in space ? { ...space, price: space.price + 2 } : space))
    expect(tinyBook({ board: { ...board, spaces: dearer } }).book.identity()).not.toBe(identity())
  })
})

describe('a record of a newer format', () => {
  it('is refused with a sentence', () => {
    const text = writeRecord(keptGame().record).replace('"format":2', '"format":3')
    expect(() => readRecord(text)).toThrow('The record has format 3; this program reads up to 2.')
  })
})

describe('a record of format 1', () => {
  /** As an older program wrote it: hashes of states that nobody can compare any more. */
  function older(session: Session): string {
    const header = { ...session.header, format: 1 }
    const lines = writeRecord({ header, entries: session.record.entries }).split('\n')
    return lines.join('\n')
  }

  it('must have a whole chain, too', () => {
    const session = keptGame()
    throws(session, 0, 1, 3)
    expect(() => readRecord(older(session))).toThrow('does not follow')
    expect(cashOf(session)[0]).toBe(450)
  })
})
