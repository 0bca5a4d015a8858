import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepTime, wayKind, wayPath } from './way.ts'

describe('wayPath', () => {
  test('goes space by space, over the start as well', () => {
    expect(wayPath(5, 9, 40, 'forward')).toEqual([6, 7, 8, 9])
    expect(wayPath(38, 2, 40, 'forward')).toEqual([39, 0, 1, 2])
    expect(wayPath(1, 38, 40, 'back')).toEqual([0, 39, 38])
  })

  test('a jump touches only its goal, staying touches nothing', () => {
    expect(wayPath(30, 10, 40, 'jump')).toEqual([10])
    expect(wayPath(7, 7, 40, 'forward')).toEqual([])
  })

  test('forward and back together go once around', () => {
    const index = fc.integer({ min: 0, max: 39 })
    fc.assert(
      fc.property(index, index, (from, to) => {
        fc.pre(from !== to)
        const forward = wayPath(from, to, 40, 'forward')
        const back = wayPath(from, to, 40, 'back')
        expect(forward.length + back.length).toBe(40)
        expect(forward.at(-1)).toBe(to)
        expect(back.at(-1)).toBe(to)
      }),
    )
  })
})

describe('wayKind', () => {
  test.each([
    [0, 7, false, 'forward'],
    [36, 5, false, 'forward'],
    [7, 39, false, 'forward'],
    [7, 4, false, 'back'],
    [1, 38, false, 'back'],
    [30, 10, true, 'jump'],
  ] as const)('from %i to %i, jailed %s: %s', (from, to, jailed, kind) => {
    expect(wayKind(from, to, 40, jailed)).toBe(kind)
  })
})

test('a step takes between 55 and 190 ms, a long walk about two seconds', () => {
  expect(stepTime(1)).toBe(190)
  expect(stepTime(20)).toBe(100)
  expect(stepTime(63)).toBe(55)
})
