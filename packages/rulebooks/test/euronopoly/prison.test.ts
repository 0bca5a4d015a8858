import { describe, expect, it } from 'vitest'
import { card, EVENTS, SOUTH, table } from './table.ts'

/** Seat 0 throws these doubles one after the other; between them its piece is put where nothing happens. */
function doubles(place: number, ...faces: readonly number[]) {
  const t = table({ seats: 2, starts: 0, own: { 0: ['Rom'] } })
  faces.forEach((face, index) => {
    t.g.s.place[0] = index === faces.length - 1 ? place : 10 - 2 * face
    t.throws(0, [face, face])
  })
  return t
}

describe('to prison', () => {
  it('E-10.1: the same doubles twice in a row, before the move', () => {
    const t = doubles(12, 2, 2)
    expect(t.lines('jailed')).toEqual(['jailed seat 0 (E-10.1)'])
    expect([t.place(0), t.inJail(0), t.lines('moved')]).toEqual(['Gefängnis West', true, []])
    expect(t.legal(0)).toEqual(['endTurn'])
  })

  it('E-10.1: other doubles twice do not, any doubles three times do', () => {
    const two = doubles(4, 2, 3)
    expect([two.inJail(0), two.place(0)]).toEqual([false, 'Gefängnis West'])
    const three = doubles(12, 2, 3, 2)
    expect([three.inJail(0), three.lines('jailed')]).toEqual([true, ['jailed seat 0 (E-10.1)']])
  })

  it('E-10.1: the nearest prison in either direction, ahead if both are as near, without start money', () => {
    const found = [0, 1, 12, 19, 20, 21, 29, 31, 39].map((place) => {
      const t = doubles(place, 2, 2)
      return [place, t.place(0), t.payments.length]
    })
    const [west, east] = ['Gefängnis West', 'Gefängnis Ost']
    expect(found).toEqual([
      [0, west, 0],
      [1, west, 0],
      [12, west, 0],
      [19, west, 0],
      [20, east, 0],
      [21, east, 0],
      [29, east, 0],
      [31, east, 0],
      [39, east, 0],
    ])
  })

  it('E-10.1: a throw that a card has ordered counts among those of the turn', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 23 }, cards: { [EVENTS]: [card.throwAgain] } })
    t.throws(0, [2, 2])
    t.throws(0, [2, 2])
    expect([t.inJail(0), t.place(0)]).toEqual([true, 'Gefängnis Ost'])
  })

  it('E-10.1: doubles of the turn before do not count', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 6, 1: 6 } })
    t.throws(0, [2, 2])
    t.do(0, 'endTurn')
    t.throws(1, [1, 3])
    t.do(1, 'endTurn')
    t.g.s.place[0] = 6
    t.throws(0, [2, 2])
    expect(t.inJail(0)).toBe(false)
  })

  it('E-10.1: nor do those of the player before: not as the same, not among three', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 6, 1: 6 } })
    t.throws(0, [2, 2])
    t.do(0, 'endTurn')
    t.throws(1, [2, 2])
    expect([t.inJail(1), t.place(1), t.lines('jailed')]).toEqual([false, 'Gefängnis West', []])
    const three = table({ seats: 2, starts: 0, place: { 0: 6, 1: 4 } })
    three.throws(0, [2, 2])
    three.do(0, 'endTurn')
    three.throws(1, [3, 3])
    three.g.s.place[1] = 8
    three.throws(1, [1, 1])
    expect([three.inJail(1), three.place(1)]).toEqual([false, 'Gefängnis West'])
  })
})

/** Seat 0 is in prison and on turn, with so many of its turns there used up. */
function inPrison(used = 0, cash = 3000) {
  return table({
    seats: 2,
    starts: 0,
    own: { 0: ['Athen', 'Zoll Narwa'] },
    place: { 1: 'Madrid' },
    jail: { 0: used },
    cash: { 0: cash },
  })
}

describe('in prison', () => {
  it('E-10.2: no sales and no remote purchases', () => {
    const t = inPrison()
    t.refuses(0, 'sellDeed', 'Athen', 'noBusinessInJail', 'E-10.2')
    t.refuses(0, 'buyRemote', 'Madrid', 'noBusinessInJail', 'E-10.2')
    t.refuses(0, 'buildRemote', 'Athen', 'noBusinessInJail', 'E-10.2')
  })

  it('E-10.2: no rent, for cities, customs and radar alike', () => {
    for (const [place, dice] of [
      [20, [2, 4]],
      [20, [2, 3]],
      [20, [1, 2]],
    ] as const) {
      const own = { 1: [...SOUTH, 'Zoll Gibraltar', 'Radar Küste'] }
      const t = table({ seats: 2, starts: 0, own, place: { 0: place }, jail: { 1: 0 } })
      t.throws(0, [...dice])
      expect([t.payments, t.lines('noRent')[0]?.includes('(E-10.2)')]).toEqual([[], true])
    }
  })

  it('E-10.3: 600, then 400, then 200', () => {
    const paid = [0, 1, 2].map((used) => {
      const t = inPrison(used)
      t.do(0, 'payBail')
      return t.payments
    })
    expect(paid).toEqual([['0 → bank 600 (E-10.3)'], ['0 → bank 400 (E-10.3)'], ['0 → bank 200 (E-10.3)']])
  })

  it('E-10.3: a player who has paid throws at once, from the prison space', () => {
    const t = inPrison()
    t.refuses(0, 'throw', 'bailFirst', 'E-10.3')
    t.do(0, 'payBail')
    expect(t.legal(0)).toEqual(['throw'])
    t.throws(0, [4, 6])
    expect(t.place(0)).toBe('Risikofeld')
  })

  it('E-10.3: a player who stays sits out, three times at most, and then goes on, free of charge', () => {
    const t = inPrison()
    for (let stays = 1; stays <= 3; stays++) {
      expect(t.legal(0)).toEqual(['payBail', 'stay'])
      t.do(0, 'stay')
      expect([t.turn, t.lines('satOut')]).toEqual([1, [`satOut seat 0 round ${stays} (E-10.3)`]])
      t.g.s.place[1] = 6
      t.throws(1, [1, 3])
      t.do(1, 'endTurn')
    }
    expect([t.inJail(0), t.lines('freed'), t.legal(0)]).toEqual([false, ['freed seat 0 (E-10.3)'], ['throw']])
    t.refuses(0, 'stay', 'notInJail', 'E-10.3')
  })

  it('E-10.3: a player who cannot pay in cash can only stay; no debt is made for it', () => {
    const t = inPrison(0, 590)
    t.refuses(0, 'payBail', 'bailTooDear', 'E-10.3')
    expect(t.legal(0)).toEqual(['stay'])
    const later = inPrison(1, 400)
    later.do(0, 'payBail')
    expect([later.cash(0), later.debt(0)]).toEqual([0, 0])
  })

  it('E-10.4: after release there is no business before a further throw of the turn, only from the next turn on', () => {
    const t = inPrison()
    t.do(0, 'payBail')
    t.refuses(0, 'sellDeed', 'Athen', 'noBusinessAfterJail', 'E-10.4')
    t.g.s.place[0] = 26
    t.throws(0, [2, 2])
    t.refuses(0, 'sellDeed', 'Athen', 'noBusinessAfterJail', 'E-10.4')
    t.refuses(0, 'buyRemote', 'Madrid', 'noBusinessAfterJail', 'E-10.4')
    t.do(0, 'endTurn')
    t.g.s.place[1] = 6
    t.throws(1, [1, 3])
    t.do(1, 'endTurn')
    t.do(0, 'sellDeed', 'Zoll Narwa')
    expect(t.owner('Zoll Narwa')).toBe(null)
  })

  it('E-10.4: a player who is freed without paying waits likewise', () => {
    const t = inPrison(2)
    t.do(0, 'stay')
    t.g.s.place[1] = 6
    t.throws(1, [1, 3])
    t.do(1, 'endTurn')
    t.refuses(0, 'sellDeed', 'Athen', 'noBusinessAfterJail', 'E-10.4')
  })

  it('E-10.5: a player who lands on a prison space by a move is visiting: rent, sales and remote purchases as ever', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen'] }, place: { 0: 27, 1: 20 } })
    t.throws(0, [1, 2])
    expect([t.inJail(0), t.lines('visited')]).toEqual([false, ['visited seat 0 space Gefängnis Ost (E-10.5)']])
    t.do(0, 'endTurn')
    t.throws(1, [2, 4])
    expect(t.payments).toEqual(['1 → 0 30 (E-2.1)'])
    t.g.s.place[1] = 29
    t.do(1, 'endTurn')
    t.do(0, 'buyRemote', 'Madrid')
    t.do(0, 'sellDeed', 'Madrid')
  })
})
