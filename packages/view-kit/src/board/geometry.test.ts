import { describe, expect, test } from 'vitest'
import { BOARD_SIZE, boardGeometry, centreOf, type SpaceBox } from './geometry.ts'

const COUNTS = [4, 8, 16, 17, 24, 40, 41, 42, 43, 52, 60, 64]

function touching(a: SpaceBox, b: SpaceBox): boolean {
  const near = (x: number, y: number) => Math.abs(x - y) < 1e-6
  const overlapX = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const overlapY = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return (near(overlapX, 0) && overlapY > 0) || (near(overlapY, 0) && overlapX > 0)
}

describe('boardGeometry', () => {
  test.each(COUNTS)('%i spaces fill the edge without gaps or overlaps', (count) => {
    const { boxes, corner } = boardGeometry(count)
    const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0)
    const inner = BOARD_SIZE - 2 * corner
    expect(boxes).toHaveLength(count)
    expect(area).toBeCloseTo(BOARD_SIZE ** 2 - inner ** 2, 4)
    for (const [index, box] of boxes.entries()) {
      const next = boxes[(index + 1) % count]
      if (!next) throw new Error('no next space')
      expect(touching(box, next)).toBe(true)
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1e-6)
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(BOARD_SIZE + 1e-6)
    }
  })

  test('starts at the bottom right and goes on clockwise', () => {
    const { boxes } = boardGeometry(40)
    const corners = boxes.flatMap((box, index) => (box.corner ? [index] : []))
    expect(corners).toEqual([0, 10, 20, 30])
    const [start, jail, parking, arrest] = corners.map((index) =>
      centreOf(boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 }),
    )
    expect(start?.x).toBeGreaterThan(900)
    expect(start?.y).toBeGreaterThan(900)
    expect(jail?.x).toBeLessThan(100)
    expect(parking?.y).toBeLessThan(100)
    expect(arrest?.x).toBeGreaterThan(900)
    expect(arrest?.y).toBeLessThan(100)
  })

  test.each([0, 3, 68, 40.5, Number.NaN])('%d spaces are refused', (count) => {
    expect(() => boardGeometry(count)).toThrow('4 to 64 spaces')
  })
})
