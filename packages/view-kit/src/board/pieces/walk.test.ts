import { expect, test } from 'vitest'
import { walkFrames } from './walk.ts'

test('walkFrames puts a hop between every two points', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
  ]
  const frames = walkFrames(points, 6, false)
  expect(frames.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [5, -6],
    [10, 0],
    [15, -6],
    [20, 0],
  ])
})
