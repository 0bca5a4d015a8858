import {
  type AdjustName,
  BANK,
  HostError,
  POT,
  RecordError,
  type Refusal,
  readRecord,
  replay,
  type Session,
  stateHash,
} from '@hausregeln/engine/index.ts'
import { describe, expect, it } from 'vitest'
import { finiteBank } from '../finite-bank/rules/chapter.ts'
import { checkLaws } from '../testing/laws.ts'
import { tinyBook, tinyChapters } from '../testing/tiny-book.ts'
import { adjustment, cashOf, does, fileOf, keptGame, tamperedText, throws } from './keeper.ts'

const RED_1 = 0
const RED_2 = 1
const STATION = 2

/** All money of a kept game of two: each has 500 of the bank's. */
const ALL_MONEY = 1000

/** Adjusts, and looks whether every law still holds. */
function adjusts(session: Session, ...[what, of, value]: Parameters<typeof adjustment>): void {
  session.enter(adjustment(what, of, value))
  checkLaws(session.game, ALL_MONEY)
}

function refusalOf(session: Session, ...[what, of, value]: Parameters<typeof adjustment>): Refusal | null {
  const before = stateHash(session.game.s)
  try {
    session.enter(adjustment(what, of, value))
  } catch (error) {
    expect(stateHash(session.game.s)).toBe(before)
    if (error instanceof HostError) return error.refusal
    throw error
  }
  return null
}

/** Anna has both red streets. */
function annaHasRed() {
  const session = keptGame()
  adjusts(session, 'owner', RED_1, 0)
  adjusts(session, 'owner', RED_2, 0)
  return session
}

describe('cash is adjusted', () => {
  it('against the bank, up and down', () => {
    const session = keptGame()
    adjusts(session, 'cash', 0, 70)
    adjusts(session, 'cash', 1, -500)
    expect(cashOf(session)).toEqual([570, 0])
    expect([session.game.s.cash[BANK], session.game.s.cash[POT]]).toEqual([430, 0])
  })

  it('never below nothing, by nothing, or for who is not there', () => {
    const session = keptGame()
    expect(refusalOf(session, 'cash', 1, -501)).toBe('cashTooLow')
    expect(refusalOf(session, 'cash', 1, 0)).toBe('asItIs')
    expect(refusalOf(session, 'cash', 2, 10)).toBe('notInGame')
  })

  it('in pieces of money in which all amounts of a board can be paid', () => {
    const board = { ...tinyBook().board, chips: [{ value: 1000, colour: '#ffffff' }] }
    expect(() => keptGame({ board })).toThrow('An amount of space 1 is not a multiple of 1000, the smallest chip.')
  })

  it('not by more than a bank has that can run out of money', () => {
    const chapters = [...tinyChapters, finiteBank]
    const session = keptGame({ chapters, choose: { turnEnded: 'byBank' }, numbers: { bankCash: 4000 } })
    expect(session.game.s.cash[BANK]).toBe(3000)
    expect(refusalOf(session, 'cash', 0, 3001)).toBe('bankTooPoor')
    session.enter(adjustment('cash', 0, 3000))
    expect(cashOf(session)).toEqual([3500, 500])
  })

  it('not while something is auctioned', () => {
    const session = keptGame()
    throws(session, 0, 1, 2)
    does(session, { do: 'decline', seat: 0 })
    expect(refusalOf(session, 'cash', 0, 10)).toBe('auctionRuns')
  })

  it('and settles the debt for which it was missing', () => {
    const session = keptGame()
    adjusts(session, 'cash', 0, -480)
    throws(session, 0, 1, 3)
    expect(session.game.s.must).toBe(1)
    adjusts(session, 'cash', 0, 40)
    expect(cashOf(session)).toEqual([10, 500])
    does(session, { do: 'endTurn', seat: 0 })
  })
})

describe('deeds and buildings are adjusted', () => {
  it('to a player and back to the bank, bare', () => {
    const session = keptGame()
    adjusts(session, 'owner', STATION, 1)
    adjusts(session, 'mortgage', STATION, 1)
    adjusts(session, 'owner', STATION, -1)
    expect([session.game.s.owner[STATION], session.game.s.mortgaged[STATION]]).toEqual([-1, 0])
  })

  it('from and to the stock of pieces', () => {
    const session = annaHasRed()
    for (const level of [1, 2, 3, 4, 5]) for (const deed of [RED_1, RED_2]) adjusts(session, 'level', deed, level)
    expect([session.game.s.housesLeft, session.game.s.hotelsLeft]).toEqual([8, 0])
    adjusts(session, 'level', RED_2, 4)
    expect([session.game.s.housesLeft, session.game.s.hotelsLeft]).toEqual([4, 1])
    expect(cashOf(session)).toEqual([500, 500])
  })

  it('not beyond the stock of pieces', () => {
    const session = keptGame({ numbers: { houses: 1 } })
    for (const deed of [RED_1, RED_2]) session.enter(adjustment('owner', deed, 0))
    session.enter(adjustment('level', RED_1, 1))
    expect(refusalOf(session, 'level', RED_2, 1)).toBe('noPieceLeft')
  })

  it.each<[Refusal, Parameters<typeof adjustment>]>([
    ['noSuchDeed', ['owner', 6, 0]],
    ['notInGame', ['owner', STATION, 2]],
    ['asItIs', ['owner', STATION, -1]],
    ['nobodyOwnsIt', ['mortgage', STATION, 1]],
    ['notAStreet', ['level', STATION, 1]],
    ['nobodyOwnsIt', ['level', 3, 1]],
    ['unevenBuild', ['level', RED_1, 2]],
    ['fullyBuilt', ['level', RED_1, 6]],
    ['nothingToSell', ['level', RED_1, -1]],
    ['asItIs', ['level', RED_1, 0]],
    ['asItIs', ['mortgage', RED_1, 0]],
    ['malformed', ['mortgage', RED_1, 2]],
  ])('or refused (%s): %j', (refusal, wish) => {
    expect(refusalOf(annaHasRed(), ...wish)).toBe(refusal)
  })

  it('not so that buildings stand where none may', () => {
    const session = annaHasRed()
    adjusts(session, 'level', RED_1, 1)
    expect(refusalOf(session, 'owner', RED_2, 1)).toBe('groupBuilt')
    expect(refusalOf(session, 'mortgage', RED_2, 1)).toBe('groupBuilt')
    adjusts(session, 'level', RED_1, 0)
    adjusts(session, 'mortgage', RED_2, 1)
    expect(refusalOf(session, 'level', RED_1, 1)).toBe('groupMortgaged')
    adjusts(session, 'owner', RED_2, 1)
    expect(refusalOf(session, 'level', RED_1, 1)).toBe('groupIncomplete')
  })

  it('only between moves: not while something is offered for sale or dice are awaited', () => {
    const session = keptGame()
    does(session, { do: 'throw', seat: 0 })
    expect(refusalOf(session, 'owner', RED_2, 1)).toBe('diceInTheAir')
    session.give([1, 2])
    expect(refusalOf(session, 'owner', RED_2, 1)).toBe('notBetweenMoves')
    does(session, { do: 'buy', seat: 0 })
    adjusts(session, 'owner', RED_2, 1)
  })
})

describe('the table is adjusted', () => {
  it('a piece to the space where it stands', () => {
    const session = keptGame()
    adjusts(session, 'place', 1, 4)
    expect([session.game.s.place[1], cashOf(session)[1]]).toEqual([4, 500])
    expect(refusalOf(session, 'place', 1, 12)).toBe('noSuchSpace')
    expect(refusalOf(session, 'place', 1, 4)).toBe('asItIs')
  })

  it('not the piece of who sits in jail', () => {
    const session = keptGame()
    throws(session, 0, 4, 6)
    expect(refusalOf(session, 'place', 0, 3)).toBe('staysInJail')
  })

  it('somebody in jail and out of it, with the turns that are over', () => {
    const session = keptGame()
    adjusts(session, 'jail', 0, 2)
    const { s, book } = session.game
    expect([s.jail[0], s.place[0]]).toEqual([2, book.board.jailSpace])
    throws(session, 0, 1, 2)
    expect([s.jail[0], s.place[0]]).toEqual([3, book.board.jailSpace])
    adjusts(session, 'jail', 0, 0)
    adjusts(session, 'place', 0, 1)
    expect(refusalOf(session, 'jail', 1, book.policies.jail.attempts + 1)).toBe('malformed')
    expect(refusalOf(session, 'jail', 1, 0)).toBe('asItIs')
    expect(refusalOf(session, 'jail', 2, 1)).toBe('notInGame')
  })

  it('who has passed the start', () => {
    const session = keptGame()
    adjusts(session, 'laps', 1, 1)
    expect(session.game.s.laps[1]).toBe(1)
    expect(refusalOf(session, 'laps', 1, 1)).toBe('asItIs')
    expect(refusalOf(session, 'laps', 1, -1)).toBe('malformed')
  })

  it('a jail card into a hand and back, from wherever it lies in its deck', () => {
    const session = keptGame()
    adjusts(session, 'jailCard', 0, 1)
    adjusts(session, 'jailCard', 0, 0)
    adjusts(session, 'jailCard', 0, -1)
    adjusts(session, 'jailCard', 0, 1)
    expect(session.game.s.jailCard[0]).toBe(1)
    expect(refusalOf(session, 'jailCard', 1, 0)).toBe('notInRulebook')
  })
})

describe('an adjustment', () => {
  it('is told, with what was booked', () => {
    const session = keptGame()
    const told: string[] = []
    session.game.emit = (type, slot, ...numbers) => told.push(`${type} ${slot} ${numbers.join(' ')}`)
    session.enter(adjustment('cash', 0, -70))
    expect(told).toEqual(['adjusted keeper 0 0 -70 0', `moneyMoved keeper 0 ${BANK} 70 -1`])
  })

  it('stays in the record and comes back from it', () => {
    const session = annaHasRed()
    adjusts(session, 'level', RED_1, 1)
    const again = replay(session.game.book, fileOf(session)).session
    expect(again.record).toEqual(session.record)
  })

  it.each<[string, object]>([
    ['without a reason', { reason: ' ' }],
    ['of nothing that has a name', { what: '7' }],
    ['by a fraction', { value: 0.5 }],
    ['of nobody', { of: -1 }],
  ])('%s is refused when it is read', (_, damage) => {
    const session = keptGame()
    session.enter(adjustment('cash', 0, 70))
    const text = tamperedText(session, 1, { ...adjustment('cash', 0, 70), ...damage })
    expect(() => readRecord(text)).toThrow(RecordError)
    expect(() => readRecord(text)).toThrow(/line 2\. (An|The value of an) adjustment/)
  })

  it('of something unknown is refused by the rulebook', () => {
    expect(() => keptGame().enter({ ...adjustment('cash', 0, 70), what: 'luck' as AdjustName })).toThrow(
      'notInRulebook',
    )
  })

  it('is impossible once the game is over', () => {
    const session = keptGame()
    session.enter({ host: 'resign', seat: 0 })
    expect(refusalOf(session, 'cash', 1, 5)).toBe('gameOver')
  })
})

describe('other entries of a host', () => {
  it.each([
    { host: 'dance' },
    { host: 'resign' },
    { host: 'resign', seat: 9 },
    { host: 'botTakes', seat: 0 },
    { outcome: [] },
  ])('%j is refused when it is read', (entry) => {
    const session = keptGame()
    session.enter({ host: 'pause' })
    expect(() => readRecord(tamperedText(session, 1, entry))).toThrow(/line 2\. /)
  })
})
