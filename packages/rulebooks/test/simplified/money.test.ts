import { newGame, SetupError } from '@hausregeln/engine'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { describe, expect, it } from 'vitest'
import { simplified } from '../../src/simplified/book.ts'
import { BANK, POT, table } from './table.ts'

describe('turns', () => {
  it('V-1.1: clockwise; throw, move, then the space; nobody else acts', () => {
    const t = table({ seats: 3, starts: 1, place: { 1: 7 } })
    t.refuses(0, 'throw', 'notYourTurn', 'V-1.1')
    t.throws(1, [1, 2])
    expect([t.place(1), t.legal(1)]).toEqual(['Gefängnis / nur zu Besuch', ['endTurn']])
    t.do(1, 'endTurn')
    expect(t.turn).toBe(2)
    const order = table({ seats: 3, starts: 2, place: { 2: 7 } })
    order.throws(2, [1, 2])
    order.do(2, 'endTurn')
    expect(order.turn).toBe(0)
  })

  it('V-1.1: two can play, and more', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(table({ seats }).g.s.seats).toBe(seats)
    expect(() => newGame(simplified.book, { seats: 1, seed: 1 })).toThrow('2 to 6 players, not by 1')
  })

  it('V-1.1: all pieces begin on LOS', () => {
    const t = table({ seats: 3 })
    expect([0, 1, 2].map((seat) => t.g.s.place[seat])).toEqual([0, 0, 0])
  })

  it('V-1.1: some of what the space brings is free to choose, some must be done', () => {
    const free = table({ seats: 2, starts: 0 })
    free.throws(0, [1, 2])
    expect(free.legal(0)).toEqual(['buy', 'decline'])
    const owed = table({ seats: 2, starts: 0, own: { 1: ['Turmstraße'] } })
    owed.throws(0, [1, 2])
    expect([owed.payments, owed.legal(0)]).toEqual([['0 → 1 80 (V-6.5)'], ['endTurn']])
  })

  it('V-1.1: the first seat begins, without a throw for it', () => {
    const t = table({ seats: 2 })
    expect([t.turn, t.legal(0)]).toEqual([0, ['throw']])
  })
})

describe('the finite bank', () => {
  it('V-2.1: 200,000 in all, 30,000 to each player out of it', () => {
    for (const seats of [2, 6]) {
      const { s } = newGame(simplified.book, { seats, seed: 1 })
      expect(s.cash[0]).toBe(30_000)
      expect(s.cash[BANK]).toBe(200_000 - seats * 30_000)
    }
  })

  it('V-2.1: seven cannot be paid out', () => {
    expect(() => newGame(simplified.book, { seats: 7, seed: 1 })).toThrow(SetupError)
    expect(() => newGame(simplified.book, { seats: 7, seed: 1 })).toThrow('2 to 6 players, not by 7')
  })

  it('V-2.2: what the bank cannot pay in full is cut, and the money stays whole', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 37 }, cash: { 0: 100_000, 1: 97_500 } })
    expect(t.cash(BANK)).toBe(2500)
    t.throws(0, [1, 2])
    expect([t.cash(0), t.cash(BANK)]).toEqual([102_500, 0])
  })

  it('V-2.2: a bank that cannot pay any more ends the game, with the round and not before', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 37, 1: 7 }, cash: { 0: 100_000, 1: 97_500 } })
    t.throws(0, [1, 2])
    expect([t.cash(BANK), t.over]).toEqual([0, null])
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    expect(t.over).toBe(null)
    t.do(1, 'endTurn')
    expect(t.over).toEqual({ reason: 'bankBroke', winners: [0] })
  })

  it('V-2.2: an obligation beyond the cash is met as far as possible, nothing stays owed, and the player is out', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 36 }, cash: { 0: 700 }, own: { 1: ['Schlossallee'] } })
    t.throws(0, [1, 2])
    expect(t.lines('paymentCut', 'moneyMoved')[0]).toBe('paymentCut seat 0 creditor 1 paid 700 owed 1000 (V-2.2)')
    expect([t.cash(0), t.cash(1), t.turn]).toEqual([0, 30_700, 1])
    expect(t.lines('eliminated')).toEqual(['eliminated seat 0 (V-2.3)'])
    t.refuses(0, 'throw', 'notInGame', 'V-1.1')
  })

  it('V-2.3: cash of exactly 0 eliminates, by an obligation paid in full too', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 36 }, cash: { 0: 1000 }, own: { 1: ['Schlossallee'] } })
    t.throws(0, [1, 2])
    expect([t.cash(1), t.turn, t.lines('eliminated')]).toEqual([31_000, 1, ['eliminated seat 0 (V-2.3)']])
  })

  it('V-2.3: what the player owns does not count: with possessions and no cash they are out', () => {
    const own = { 0: ['Parkstraße', 'Südbahnhof'], 1: ['Schlossallee'] }
    const t = table({ seats: 3, starts: 0, place: { 0: 36 }, cash: { 0: 1000 }, own })
    t.throws(0, [1, 2])
    expect([t.lines('eliminated'), t.owner('Parkstraße')]).toEqual([['eliminated seat 0 (V-2.3)'], null])
  })

  it('V-2.3: also by a purchase by choice, which is legal', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 36 }, cash: { 0: 8000 } })
    t.throws(0, [1, 2])
    t.do(0, 'buy')
    expect([t.turn, t.owner('Schlossallee')]).toEqual([1, null])
    const rich = table({ seats: 3, starts: 0, place: { 0: 36 }, cash: { 0: 8001 } })
    rich.throws(0, [1, 2])
    rich.do(0, 'buy')
    expect([rich.turn, rich.owner('Schlossallee'), rich.cash(0)]).toEqual([0, 0, 1])
  })

  it('V-2.4: what the eliminated owned is free again, buildings lapse', () => {
    const t = table({
      seats: 3,
      starts: 0,
      place: { 0: 36 },
      cash: { 0: 10 },
      own: { 0: ['Badstraße', 'Westbahnhof'], 1: ['Schlossallee'] },
      level: { Badstraße: 3 },
    })
    t.throws(0, [1, 2])
    expect([t.owner('Badstraße'), t.level('Badstraße'), t.owner('Westbahnhof')]).toEqual([null, 0, null])
    expect(t.stock).toEqual([88, 22])
  })

  it('V-2.4: resigning is an elimination; the money goes to the bank', () => {
    const t = table({ seats: 3, starts: 0, own: { 1: ['Badstraße'] }, level: { Badstraße: 5 } })
    const before = t.cash(BANK)
    t.resign(1)
    expect([t.owner('Badstraße'), t.cash(1), t.cash(BANK)]).toEqual([null, 0, before + 30_000])
    t.refuses(1, 'throw', 'notInGame', 'V-1.1')
  })
})

describe('the end', () => {
  it('V-3.1: cash and half of everything, houses at their printed price, a hotel as five', () => {
    const t = table({
      seats: 2,
      starts: 0,
      cash: { 0: 1000 },
      own: { 0: ['Badstraße', 'Schillerstraße', 'Südbahnhof', 'Wasserwerk'] },
      level: { Badstraße: 5, Schillerstraße: 2 },
    })
    const half = (1200 + 5 * 1000 + 5200 + 2 * 4000 + 4000 + 3000) / 2
    expect(simplified.book.wealth(t.g, 0)).toBe(1000 + half)
  })

  it('V-3.1: when the agreed time is up the running turn is finished, then the wealthiest wins; equals share', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 7 }, cash: { 0: 9000 }, options: { timeLimit: 30 } })
    t.timeUp()
    t.throws(0, [1, 2])
    expect(t.over).toBe(null)
    t.do(0, 'endTurn')
    expect(t.over).toEqual({ reason: 'timeUp', winners: [1, 2] })
  })

  it('V-3.2: the game ends with the round in which the bank has fallen to 0, later income notwithstanding', () => {
    const t = table({ seats: 3, starts: 1, place: { 1: 37, 2: 36 }, cash: { 0: 90_000, 1: 50_000, 2: 58_000 } })
    expect(t.cash(BANK)).toBe(2000)
    t.throws(1, [1, 2])
    expect([t.cash(BANK), t.over]).toEqual([0, null])
    t.do(1, 'endTurn')
    t.throws(2, [1, 2])
    t.do(2, 'buy')
    expect(t.cash(BANK)).toBe(8000)
    expect(t.over).toBe(null)
    t.do(2, 'endTurn')
    expect(t.over).toEqual({ reason: 'bankBroke', winners: [0] })
  })

  it('V-3.2: a bank that could just pay its last money has fallen to 0 too', () => {
    const t = table({ seats: 2, starts: 1, place: { 1: 37 }, cash: { 0: 98_000, 1: 96_000 } })
    t.throws(1, [1, 2])
    expect(t.cash(1)).toBe(102_000)
    t.do(1, 'endTurn')
    expect(t.over).toEqual({ reason: 'bankBroke', winners: [1] })
  })

  it('V-3.2: the round ends at the place of the player who began, even if that player is out', () => {
    const t = table({ seats: 3, starts: 2, place: { 2: 37 }, cash: { 0: 90_000, 1: 50_000, 2: 58_000 } })
    t.resign(0)
    expect(t.cash(BANK)).toBe(92_000)
    transfer(t.g, BANK, 1, 90_000, 'salary')
    t.throws(2, [1, 2])
    t.do(2, 'endTurn')
    expect(t.over).toEqual({ reason: 'bankBroke', winners: [1] })
  })

  it('V-3.2: the pot is not the bank’s money', () => {
    const t = table({ seats: 2, starts: 1, place: { 1: 37 }, pot: 40_000, cash: { 0: 78_000, 1: 80_000 } })
    expect([t.cash(BANK), t.cash(POT)]).toEqual([2000, 40_000])
    t.throws(1, [1, 2])
    t.do(1, 'endTurn')
    expect(t.over?.reason).toBe('bankBroke')
  })

  it('V-3.2: one player left ends the game at once', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 36 }, cash: { 0: 5 }, own: { 1: ['Schlossallee'] } })
    t.throws(0, [1, 2])
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [1] })
  })
})
