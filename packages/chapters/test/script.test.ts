import { describe, expect, it } from 'vitest'
import { perft } from '../testing/perft.ts'
import { type Scene, Table } from '../testing/script.ts'
import { tinyBook } from '../testing/tiny-book.ts'

const table = (scene: Partial<Scene> = {}) => new Table(tinyBook(), { seats: 2, starts: 0, ...scene })

describe('a scripted table', () => {
  it('wants all the chance that it is given, and no more', () => {
    const left = table({
      dice: [
        [1, 2],
        [3, 4],
      ],
    })
    left.do(0, 'throw')
    expect(() => left.finish()).toThrow('the script gives dice that were not needed: 3,4')
    expect(() => table().do(0, 'throw')).toThrow('the script gives no outcome for dice')
    expect(() => table().throws(0, [1, 1])).toThrow('the script gives no outcome for cards of deck 0')
    const cards = table({ cards: { 0: [1, 2] } })
    cards.throws(0, [1, 1])
    expect(() => cards.finish()).toThrow('cards of deck 0 that were not needed: 2')
  })

  it('carries out only what is legal', () => {
    const t = table()
    expect(() => t.do(1, 'throw')).toThrow('throw by seat 1 is refused: notYourTurn')
    expect(() => t.do(0, 'build', 'red 1')).toThrow('build by seat 0 is refused: notYourDeed')
  })

  it('expects a refusal by its name and its rule', () => {
    const t = table()
    t.refuses(1, 'throw', 'notYourTurn', 'T-turnOrder')
    expect(() => t.refuses(1, 'throw', 'mustThrow', 'T-throw')).toThrow('notYourTurn instead of mustThrow')
    expect(() => t.refuses(1, 'throw', 'notYourTurn', 'T-throw')).toThrow('cites T-turnOrder instead of T-throw')
    expect(() => t.refuses(0, 'mortgage', 'red 1', 'notYourDeed', 'T-ownership')).not.toThrow()
    const legal = table({ own: { 0: ['red 1'] } })
    expect(() => legal.refuses(0, 'mortgage', 'red 1', 'notYourDeed', 'T-ownership')).toThrow('allowed instead of')
  })

  it('takes only positions that keep the laws', () => {
    const own = { 0: ['red 1', 'red 2'] }
    expect(() => table({ own, level: { 'red 1': 2 } })).toThrow('built unevenly')
    expect(() => table({ own: { 0: ['red 1'] }, level: { 'red 1': 1 } })).toThrow('its group has several owners')
    expect(() => table({ own, level: { 'red 1': 1 }, mortgaged: ['red 2'] })).toThrow('its group is mortgaged')
    expect(() => table({ mortgaged: ['red 1'] })).toThrow('free deed 0 is not bare')
    expect(() => table({ cash: { 0: -1 } })).toThrow('seat 0 has -1')
    expect(() => table({ own, level: { 'red 1': 5, 'red 2': 5 } })).not.toThrow()
    const all = { 0: ['red 1', 'red 2', 'blue 1', 'blue 2'] }
    expect(() => table({ own: all, level: { 'red 1': 5, 'red 2': 5, 'blue 1': 5, 'blue 2': 5 } })).toThrow('hotels')
  })

  it('knows spaces and deeds by name, if the name is clear', () => {
    expect(table({ place: { 1: 'parking' } }).place(1)).toBe('parking')
    expect(() => table({ place: { 1: 'nowhere' } })).toThrow('0 spaces are called "nowhere"')
  })

  it('takes the money of a position from the bank', () => {
    const t = table({ cash: { 0: 7, 1: 900 }, pot: 30 })
    expect([t.cash(0), t.cash(1), t.cash(8), t.cash(9)]).toEqual([7, 900, 500 - 7 + 500 - 900 - 30, 30])
  })

  it('lets dice and cards hang in the air, and fall', () => {
    const t = table({ dice: [[1, 1]], cards: { 0: [3] } })
    t.withheld(() => {
      t.do(0, 'throw')
      t.refuses(0, 'throw', 'diceInTheAir', 'T-throw')
      t.falls()
      expect(t.place(0)).toBe('cards')
    })
    expect([t.jailCard(0), t.lines('jailCardKept')]).toEqual([0, ['jailCardKept seat 0 deck 0 (T-cards)']])
    t.finish()
  })

  it('tells what happened, and what may be done', () => {
    const t = table({ own: { 1: ['red 2'] } })
    t.throws(0, [1, 2])
    expect(t.demands).toEqual(['0 owes 1 10 for red 2'])
    expect(t.legal(1)).toEqual(['demand red 2 from 0', 'waive red 2 from 0', 'mortgage red 2', 'offer'])
    t.do(1, 'demand', 'red 2')
    expect(t.payments).toEqual(['0 → 1 10 (T-rentDemand)'])
    expect(t.events).toHaveLength(5)
  })
})

describe('perft', () => {
  it('counts outcomes of chance, and both ends of amounts', () => {
    const t = table()
    // One of the 36 throws meets the four cards.
    expect(perft(t.g, 1)).toBe(35 + 4)
    t.throws(0, [1, 2])
    expect(perft(t.g, 1)).toBe(2)
    t.do(0, 'decline')
    expect(perft(t.g, 1)).toBe(6)
  })
})
