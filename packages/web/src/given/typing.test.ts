import { describe, expect, it } from 'vitest'
import { isComplete, isNoFace, isThirdNext, typed } from './typing.ts'

const press = (keys: string, dice: number) =>
  [...keys].reduce<readonly number[]>((faces, key) => typed(faces, key, dice) ?? faces, [])

describe('dice by keys', () => {
  it('fill one die after the other', () => {
    expect(press('3', 2)).toEqual([3, 0])
    expect(press('34', 2)).toEqual([3, 4])
    expect(isComplete(press('34', 2), 2)).toBe(true)
    expect(isComplete(press('3', 2), 2)).toBe(false)
  })

  it('begin again when all lie', () => expect(press('345', 2)).toEqual([5, 0]))

  it('know the faces of the speed die', () => {
    expect(press('12b', 3)).toEqual([1, 2, 4])
    expect(press('12N', 3)).toEqual([1, 2, 5])
    expect(press('123', 3)).toEqual([1, 2, 3])
  })

  it.each(['0', '7', 'b', ' ', 'F1', '12'])('ignore %j on a white die', (key) => expect(typed([], key, 2)).toBeNull())
  it.each(['4', '6', 'x'])('ignore %j on the speed die', (key) => expect(typed([1, 1], key, 3)).toBeNull())

  it('name a face that the die does not have; other keys mean nothing', () => {
    for (const key of ['0', '7', '8', '9']) expect(isNoFace([], key, 2)).toBe(true)
    for (const key of ['1', '6', 'b', 'Enter', 'Tab', 'F7']) expect(isNoFace([], key, 2)).toBe(false)
    expect(isNoFace([1, 1], '4', 3)).toBe(true)
    expect(isThirdNext([1, 1], 3)).toBe(true)
    expect(isThirdNext([1], 3)).toBe(false)
    expect(isThirdNext([1, 1], 2)).toBe(false)
  })

  it('are cleared from the last one', () => {
    expect(typed([3, 4], 'Backspace', 2)).toEqual([3, 0])
    expect(typed([3, 0], 'Backspace', 2)).toEqual([0, 0])
  })
})
