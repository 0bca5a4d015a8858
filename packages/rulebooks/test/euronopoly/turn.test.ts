import { describe, expect, it } from 'vitest'
import { euronopoly } from '../../src/euronopoly/book.ts'
import { BANK, card, EVENTS, SOUTH, table } from './table.ts'

describe('the turn', () => {
  it('E-2.1: the first seat begins; throw, move by the sum, then buy', () => {
    const t = table({ seats: 2 })
    expect([t.turn, t.must]).toEqual([0, [0]])
    expect(t.legal(0)).toEqual(['throw'])
    t.refuses(0, 'buy', 'nothingForSale', 'E-5.1')
    t.throws(0, [3, 1])
    expect(t.place(0)).toBe('Paris')
    t.do(0, 'buy')
    expect(t.payments).toEqual(['0 → bank 1800 (E-5.1)'])
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })

  it('E-2.1: sales and remote purchases come before the throw, not after it', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen'] }, place: { 0: 'Rom', 1: 'Lissabon' } })
    expect(t.legal(0)).toEqual(['throw', 'sellDeed Athen', 'buyRemote Lissabon', 'buildRemote Athen'])
    t.throws(0, [4, 5])
    t.refuses(0, 'sellDeed', 'Athen', 'businessTooLate', 'E-2.1')
    t.refuses(0, 'buyRemote', 'Lissabon', 'businessTooLate', 'E-2.1')
    t.refuses(0, 'buildRemote', 'Athen', 'businessTooLate', 'E-2.1')
    t.do(0, 'endTurn')
    t.refuses(0, 'sellDeed', 'Athen', 'notYourTurn', 'E-2.1')
  })

  it('E-2.1: they come before a further throw of the turn, too; then nothing more is built at the last space', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: [...SOUTH, 'Rom'] }, place: { 0: 20 } })
    t.throws(0, [3, 3])
    expect(t.place(0)).toBe('Athen')
    t.do(0, 'build', 'Athen')
    t.do(0, 'sellDeed', 'Rom')
    t.refuses(0, 'build', 'Lissabon', 'buildsInGroupHere', 'E-5.6')
    t.throws(0, [1, 3])
    expect(t.place(0)).toBe('Gefängnis Ost')
  })

  it('E-2.1: a player who has used them before a throw that doubles leave free must throw', () => {
    const doubles = (space: number, own: readonly string[], other = 'Lissabon') => {
      const t = table({ seats: 2, starts: 0, own: { 0: own }, place: { 0: space, 1: other } })
      t.throws(0, [2, 2])
      expect(t.legal(0)).toContain('endTurn')
      return t
    }
    const sold = doubles(6, ['Rom'])
    sold.do(0, 'sellDeed', 'Rom')
    sold.refuses(0, 'endTurn', 'mustThrowAfterBusiness', 'E-2.1')
    sold.throws(0, [1, 3])
    sold.do(0, 'decline')
    sold.do(0, 'endTurn')
    const lowered = table({ seats: 2, starts: 0, own: { 0: ['Athen'] }, level: { Athen: 1 }, place: { 0: 6 } })
    lowered.throws(0, [2, 2])
    lowered.do(0, 'sell', 'Athen')
    lowered.refuses(0, 'endTurn', 'mustThrowAfterBusiness', 'E-2.1')
    const bought = doubles(6, ['Athen'])
    bought.do(0, 'buyRemote', 'Lissabon')
    bought.refuses(0, 'endTurn', 'mustThrowAfterBusiness', 'E-2.1')
    const built = doubles(6, ['Athen'])
    built.do(0, 'buildRemote', 'Athen')
    built.refuses(0, 'endTurn', 'mustThrowAfterBusiness', 'E-2.1')
  })

  it('E-2.1, E-5.6: building where you have landed belongs to the last throw: the next one stays free', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: SOUTH }, place: { 0: 22 } })
    t.throws(0, [2, 2])
    t.do(0, 'build', 'Athen')
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })

  it('E-2.1: the throw that business has made compulsory leaves a free one behind, if it is doubles again', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Rom'] }, place: { 0: 6 } })
    t.throws(0, [2, 2])
    t.do(0, 'sellDeed', 'Rom')
    t.throws(0, [3, 3])
    t.do(0, 'decline')
    t.do(0, 'endTurn')
    expect(t.turn).toBe(1)
  })

  it('E-2.1: rent is due at once', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: SOUTH }, place: { 0: 20 } })
    t.throws(0, [2, 4])
    expect(t.payments).toEqual(['0 → 1 30 (E-2.1)'])
    expect(t.lines('rentDue')).toEqual(['rentDue seat 0 owner 1 deed Athen amount 30 (E-5.4)'])
  })

  it('E-2.2: after doubles a player may throw once more, or end the turn', () => {
    const throwing = table({ seats: 2, starts: 0, place: { 0: 1 } })
    throwing.throws(0, [2, 2])
    throwing.do(0, 'decline')
    expect(throwing.legal(0)).toEqual(['throw', 'endTurn'])
    throwing.throws(0, [2, 3])
    expect([throwing.place(0), throwing.legal(0)]).toEqual(['Gefängnis West', ['endTurn']])
    const resting = table({ seats: 2, starts: 0, place: { 0: 6 } })
    resting.throws(0, [2, 2])
    resting.do(0, 'endTurn')
    expect(resting.turn).toBe(1)
  })

  it('E-2.2: without doubles the turn has one throw, and does not end without it', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 6 } })
    t.refuses(0, 'endTurn', 'mustThrow', 'E-2.1')
    t.throws(0, [1, 3])
    t.refuses(0, 'throw', 'turnIsDone', 'E-2.2')
  })

  it('E-2.3: the last player left wins', () => {
    const t = table({ seats: 3, starts: 0 })
    t.resign(1)
    expect(t.over).toBe(null)
    t.resign(0)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [2] })
  })

  it('E-2.3: when the agreed time is up the turn is finished and the richest wins: cash, sale values, less debts', () => {
    const t = table({
      seats: 3,
      starts: 0,
      place: { 0: 6 },
      options: { timeLimit: 30 },
      cash: { 0: 2000, 1: 0, 2: 2640 },
      debt: { 1: 300 },
      own: { 0: ['Zoll Narwa'], 1: ['Athen'] },
      level: { Athen: 1 },
    })
    expect([0, 1, 2].map((seat) => euronopoly.book.wealth(t.g, seat))).toEqual([2500, 350, 2640])
    t.timeUp()
    t.throws(0, [1, 3])
    t.do(0, 'endTurn')
    expect(t.over).toEqual({ reason: 'timeUp', winners: [2] })
  })
})

describe('the start', () => {
  it('E-3.1: all pieces begin on it', () => {
    const t = table({ seats: 4 })
    expect([0, 1, 2, 3].map((seat) => t.place(seat))).toEqual(['Start', 'Start', 'Start', 'Start'])
  })

  it('E-3.1: passing it pays 1000', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 39 } })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['bank → 0 1000 (E-3.1)'])
  })

  it('E-3.1: landing exactly on it pays 1200', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 37 } })
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments]).toEqual(['Start', ['bank → 0 1200 (E-3.1)']])
  })

  it('E-3.1: also by a card, and to a debtor it repays the bank first', () => {
    const t = table({
      seats: 2,
      starts: 0,
      place: { 0: 4 },
      cash: { 0: 0 },
      debt: { 0: 700 },
      own: { 0: ['Radar Brücke'] },
      cards: { [EVENTS]: [card.toStart] },
    })
    t.throws(0, [1, 2])
    expect([t.place(0), t.cash(0), t.debt(0)]).toEqual(['Start', 500, 0])
    expect(t.cash(BANK)).toBe(3000 - 1200 + 700)
  })

  it('E-3.2: landing on it with doubles gives no further throw', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 36 } })
    t.throws(0, [2, 2])
    expect(t.lines('noFurtherThrow')).toEqual(['noFurtherThrow seat 0 (E-3.2)'])
    expect(t.legal(0)).toEqual(['endTurn'])
  })

  it('E-3.2: passing it with doubles does', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 38 } })
    t.throws(0, [2, 2])
    t.do(0, 'decline')
    expect(t.legal(0)).toEqual(['throw', 'endTurn'])
  })
})
