import { describe, expect, test } from 'vitest'
import { PLAIN_DIE, pips, sideOf, turnTo } from './faces.ts'

describe('pips', () => {
  test.each([1, 2, 3, 4, 5, 6])('side %i has as many pips, symmetric about the middle', (value) => {
    const found = pips(value)
    expect(found).toHaveLength(value)
    const mirrored = found.map(({ x, y }) => `${100 - x},${100 - y}`).sort()
    expect(found.map(({ x, y }) => `${x},${y}`).sort()).toEqual(mirrored)
  })
})

describe('the cube', () => {
  // Where the front of each side points before the cube is turned, as `.hr-die__side--n` places it.
  const NORMALS = [
    [0, 0, 1],
    [0, -1, 0],
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
  ] as const

  function turned([x, y, z]: readonly [number, number, number], turn: { x: number; y: number }) {
    const radians = (degrees: number) => (degrees * Math.PI) / 180
    const [sy, cy] = [Math.sin(radians(turn.y)), Math.cos(radians(turn.y))]
    const [x1, z1] = [x * cy + z * sy, -x * sy + z * cy]
    const [sx, cx] = [Math.sin(radians(turn.x)), Math.cos(radians(turn.x))]
    return [x1, y * cx - z1 * sx, y * sx + z1 * cx].map((value) => Math.round(value) + 0)
  }

  test.each([1, 2, 3, 4, 5, 6])('turnTo(%i) brings that side to the front', (side) => {
    const normal = NORMALS[side - 1]
    if (!normal) throw new Error('no such side')
    expect(turned(normal, turnTo(side))).toEqual([0, 0, 1])
  })

  test('opposite sides add up to seven', () => {
    for (const [index, normal] of NORMALS.entries()) {
      const opposite = NORMALS.findIndex((other) => other.every((value, axis) => value + (normal[axis] ?? 0) === 0))
      expect(index + 1 + opposite + 1).toBe(7)
    }
  })

  test('sideOf finds a face, the first of several', () => {
    expect(sideOf(PLAIN_DIE, 4)).toBe(4)
    expect(sideOf([1, 2, 3, 'bus', 'seek', 'seek'], 'seek')).toBe(5)
  })
})
