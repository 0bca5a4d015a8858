import { newGame, SetupError } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { stadium } from '../../src/stadium/book.ts'
import { BANK, BUS, idleTurn, JAIL, MR_M, PARKING, START, table, withSpeedDie } from './table.ts'

describe('the table', () => {
  it('S-0.1: two to eight players, nobody else', () => {
    for (const seats of [2, 8]) expect(newGame(stadium.book, { seats, seed: 1 }).s.seats).toBe(seats)
    for (const seats of [1, 9]) expect(() => newGame(stadium.book, { seats })).toThrow(SetupError)
  })

  it('S-0.1: everybody starts on LOS with 1500, everything else is with the bank', () => {
    const g = newGame(stadium.book, { seats: 3, seed: 1, options: { speedDie: 0 } })
    expect([...g.s.cash.slice(0, 3)]).toEqual([1500, 1500, 1500])
    expect([g.s.housesLeft, g.s.hotelsLeft]).toEqual([32, 12])
    expect([...g.s.owner.slice(0, 28)]).toEqual(new Array(28).fill(-1))
    expect([...g.s.place.slice(0, 3)]).toEqual([0, 0, 0])
  })

  it('S-0.1: the bank pays on when it has nothing', () => {
    const t = table({ seats: 2, starts: 0, cash: { 0: 1_000_000 }, place: { 0: 38 } })
    expect(t.cash(BANK)).toBeLessThan(0)
    t.throws(0, [1, 1])
    expect(t.payments).toEqual(['bank → 0 200 (S-1.1)'])
  })
})

describe('who starts', () => {
  it('S-0.2: all throw the two white dice, the highest starts', () => {
    const t = table({
      seats: 3,
      dice: [
        [1, 2],
        [5, 6],
        [5, 5],
      ],
    })
    expect(t.lines('firstThrow', 'starts')).toEqual([
      'firstThrow seat 0 dieA 1 dieB 2 (S-0.2)',
      'firstThrow seat 1 dieA 5 dieB 6 (S-0.2)',
      'firstThrow seat 2 dieA 5 dieB 5 (S-0.2)',
      'starts seat 1 (S-0.2)',
    ])
    expect([t.turn, t.must]).toEqual([1, [1]])
  })

  it('S-0.2: those who tie for the highest throw again', () => {
    const t = table({
      seats: 3,
      dice: [
        [4, 4],
        [1, 1],
        [3, 5],
        [2, 1],
        [2, 2],
      ],
    })
    expect(t.turn).toBe(2)
  })
})

describe('the turn', () => {
  it('S-1.1: throw, move clockwise by the sum, carry out the space, pass the dice on', () => {
    const t = table({ seats: 3, starts: 2, place: { 2: 17 } })
    t.refuses(2, 'endTurn', 'mustThrow', 'S-1.1')
    t.refuses(0, 'throw', 'notYourTurn', 'S-1.1')
    t.throws(2, [1, 2])
    expect(t.place(2)).toBe(PARKING)
    t.refuses(2, 'throw', 'turnIsDone', 'S-1.1')
    t.do(2, 'endTurn')
    expect([t.turn, t.must]).toEqual([0, [0]])
  })

  it('S-1.1: landing on LOS pays 200, passing it pays 200, leaving it pays nothing', () => {
    const landing = table({ seats: 2, starts: 0, place: { 0: 37 } })
    landing.throws(0, [1, 2])
    expect([landing.place(0), landing.payments]).toEqual([START, ['bank → 0 200 (S-1.1)']])
    const passing = table({ seats: 2, starts: 0, place: { 0: 37 } })
    passing.throws(0, [1, 3])
    expect([passing.place(0), passing.payments]).toEqual(['Bolzplatz', ['bank → 0 200 (S-1.1)']])
    const leaving = table({ seats: 2, starts: 0 })
    leaving.throws(0, [1, 2])
    expect(leaving.payments).toEqual([])
  })

  it('S-1.1: doubles are carried out, then the player must throw again', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 16 } })
    t.throws(0, [2, 2])
    expect(t.place(0)).toBe(PARKING)
    t.refuses(0, 'endTurn', 'mustThrowAgain', 'S-1.1')
    t.throws(0, [4, 6])
    expect(t.inJail(0)).toBe(true)
  })

  it('S-1.1: the third doubles in a row are not moved: jail', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 16 }, own: { 0: ['Seitenlinie'] } })
    t.throws(0, [2, 2])
    t.throws(0, [2, 2])
    t.throws(0, [5, 5])
    expect(t.lines('moved', 'jailed', 'moneyMoved')).toEqual(['jailed seat 0 (S-1.1)'])
    expect([t.place(0), t.inJail(0)]).toEqual([JAIL, true])
    t.refuses(0, 'throw', 'turnIsDone', 'S-1.1')
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })

  it.each([1, 5, BUS, MR_M])('S-1.1: the speed die (%i) of the third doubles is void', (face) => {
    const t = withSpeedDie({ place: { 0: 16 }, own: { 0: ['Seitenlinie'] } })
    t.throws(0, [1, 1, 2])
    t.throws(0, [1, 1, 2])
    t.throws(0, [1, 1, face])
    expect(t.lines('moved', 'jailed')).toEqual(['jailed seat 0 (S-1.1)'])
    expect(t.legal(0)).toContain('endTurn')
  })

  it('S-1.1: doubles of an earlier turn do not count', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 16 }, own: { 0: ['Seitenlinie', 'Libero'] } })
    t.throws(0, [2, 2])
    t.throws(0, [2, 2])
    t.throws(0, [2, 3])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.g.s.place[0] = 16
    t.throws(0, [2, 2])
    expect(t.inJail(0)).toBe(false)
  })
})
