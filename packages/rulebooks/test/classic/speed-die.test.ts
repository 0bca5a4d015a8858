import type { Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { newGame } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { BANK, table, UTILITIES } from './table.ts'

/** A table with the speed die, which seat 0 may use. */
function withSpeedDie(scene: Partial<Scene>): Table {
  const t = table({ seats: 2, starts: 0, options: { speedDie: 1 }, ...scene })
  t.g.s.laps[0] = 1
  return t
}

describe('the speed die as a table option', () => {
  it('K-0.1: everybody starts with 1000 more, the dealt deeds still being paid', () => {
    const { s } = newGame(classic.book, { seats: 3, seed: 1, options: { speedDie: 1 } })
    expect([...s.cash.slice(0, 3), s.cash[BANK]]).toEqual([2500, 2500, 2500, -3000])
    const dealt = newGame(classic.book, { seats: 2, seed: 1, options: { speedDie: 1, shortGame: 1 } })
    const paid = classic.book.board.price
      .filter((_, deed) => dealt.s.owner[deed] === 0)
      .reduce((sum, price) => sum + price)
    expect(dealt.s.cash[0]).toBe(2500 - paid)
  })

  it('K-0.1: without the option nobody throws it and nobody gets more', () => {
    const t = withSpeedDie({ options: {} })
    t.throws(0, [1, 2])
    expect(t.place(0)).toBe('Turmstraße')
    expect(newGame(classic.book, { seats: 2, seed: 1 }).s.cash[0]).toBe(1500)
  })

  it('K-0.1: its moves are cited, and a number adds to the move', () => {
    const t = withSpeedDie({})
    t.throws(0, [1, 2, 3])
    expect(t.lines('moved')).toEqual(['moved seat 0 from LOS to Chausseestraße (K-0.1)'])
  })

  it('K-0.1, K-3.4: a utility costs the multiple of all three dice of the throw that led there', () => {
    const rent = (own: readonly string[], from: number, dice: [number, number, number]) => {
      const t = withSpeedDie({ own: { 1: own }, place: { 0: from } })
      t.throws(0, dice)
      if (dice[2] === 4) t.do(0, 'chooseMove', 0)
      return t.demands
    }
    const [power = '', water = ''] = UTILITIES
    expect(rent([power], 6, [1, 2, 3])).toEqual([`0 owes 1 24 for ${power}`])
    expect(rent(UTILITIES, 6, [1, 2, 3])).toEqual([`0 owes 1 60 for ${power}`])
    expect(rent([water], 24, [4, 2, 4])).toEqual([`0 owes 1 24 for ${water}`])
  })
})
