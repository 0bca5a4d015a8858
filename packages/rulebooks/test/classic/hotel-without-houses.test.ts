import { describe, expect, it } from 'vitest'
import { BROWN, built, LIGHT_BLUE, ORANGE, PINK, RED, table } from './table.ts'

describe('selling a hotel without houses', () => {
  it('K-5.3: without 4 houses in the stock the group is sold down together to the highest even level it allows', () => {
    const own = { 0: PINK, 1: [...BROWN, ...LIGHT_BLUE, ...RED] }
    const level = (red: number) => ({
      ...built(5, ...PINK),
      ...built(4, ...BROWN, ...LIGHT_BLUE),
      ...built(red, ...RED),
    })
    const none = table({ seats: 2, starts: 0, own, level: level(4) })
    expect(none.stock).toEqual([0, 9])
    none.do(0, 'sell', 'Hafenstraße')
    expect([PINK.map((street) => none.level(street)), none.stock, none.cash(0)]).toEqual([[0, 0, 0], [0, 12], 2250])
    const three = table({ seats: 2, starts: 0, own, level: level(3) })
    expect(three.stock).toEqual([3, 9])
    three.do(0, 'sell', 'Hafenstraße')
    expect([PINK.map((street) => three.level(street)), three.stock, three.cash(0)]).toEqual([[1, 1, 1], [0, 12], 2100])
  })

  it('K-5.3: the houses of the group itself count for that level', () => {
    const own = { 0: PINK, 1: [...BROWN, ...ORANGE, ...RED] }
    const level = {
      Seestraße: 5,
      Hafenstraße: 4,
      'Neue Straße': 4,
      ...built(4, ...BROWN, ...RED),
      'Münchner Straße': 2,
    }
    const t = table({ seats: 2, starts: 0, own, level: { ...level, 'Wiener Straße': 1, 'Berliner Straße': 1 } })
    expect(t.stock).toEqual([0, 11])
    t.do(0, 'sell', 'Seestraße')
    expect([PINK.map((street) => t.level(street)), t.stock, t.cash(0)]).toEqual([[2, 2, 2], [2, 12], 1850])
  })

  it('K-5.3: with 4 houses in the stock it is sold alone', () => {
    const own = { 0: PINK, 1: [...BROWN, ...ORANGE, ...RED] }
    const t = table({
      seats: 2,
      starts: 0,
      own,
      level: { ...built(5, ...PINK), ...built(4, ...BROWN, ...RED), ...built(2, ...ORANGE) },
    })
    expect(t.stock[0]).toBe(6)
    t.do(0, 'sell', 'Seestraße')
    expect([PINK.map((street) => t.level(street)), t.stock[0]]).toEqual([[4, 5, 5], 2])
  })
  it('K-5.3, K-5.4: with exactly 4, which it then takes, as well', () => {
    const own = { 0: PINK, 1: [...BROWN, ...ORANGE, ...RED] }
    const level = { ...built(5, ...PINK), ...built(4, ...BROWN, ...RED), ...built(3, ...ORANGE), 'Berliner Straße': 2 }
    const t = table({ seats: 2, starts: 0, own, level })
    expect(t.stock).toEqual([4, 9])
    t.do(0, 'sell', 'Seestraße')
    expect([PINK.map((street) => t.level(street)), t.stock, t.payments]).toEqual([
      [4, 5, 5],
      [0, 10],
      ['bank → 0 50 (K-5.4)'],
    ])
  })
})
