import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seatPieces } from './seating.ts'

const AREA = { x: 100, y: 50, width: 80, height: 60 }

describe('seatPieces', () => {
  test('one piece stands in the middle, at most as large as allowed', () => {
    expect(seatPieces(1, AREA, 44)).toEqual([{ x: 140, y: 80, size: 44 }])
  })

  test('two stand side by side, three with one below', () => {
    expect(seatPieces(2, AREA, 44).map(({ y }) => y)).toEqual([80, 80])
    const three = seatPieces(3, AREA, 44)
    expect(three[0]?.y).toBe(three[1]?.y)
    expect(three[2]?.x).toBe(140)
  })

  test('nobody stands nowhere', () => expect(seatPieces(0, AREA, 44)).toEqual([]))

  test('up to eight pieces stay inside and do not overlap', () => {
    const side = fc.integer({ min: 20, max: 200 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), side, side, (count, width, height) => {
        const slots = seatPieces(count, { x: 0, y: 0, width, height }, 44)
        for (const [index, slot] of slots.entries()) {
          const half = slot.size / 2 - 1e-6
          expect(slot.x - half).toBeGreaterThanOrEqual(0)
          expect(slot.x + half).toBeLessThanOrEqual(width)
          expect(slot.y - half).toBeGreaterThanOrEqual(0)
          expect(slot.y + half).toBeLessThanOrEqual(height)
          for (const other of slots.slice(index + 1)) {
            const apart = Math.max(Math.abs(slot.x - other.x), Math.abs(slot.y - other.y))
            expect(apart).toBeGreaterThan(slot.size - 1e-6)
          }
        }
      }),
    )
  })
})
