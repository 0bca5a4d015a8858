import { describe, expect, test } from 'vitest'
import { boardGeometry, centreOf } from './geometry.ts'
import { roam } from './roam.ts'

const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const

describe('roam', () => {
  test.each([
    [0, 'ArrowLeft', 1],
    [0, 'ArrowUp', 39],
    [5, 'ArrowRight', 4],
    [5, 'ArrowUp', 25],
    [25, 'ArrowDown', 5],
    [10, 'ArrowUp', 11],
    [10, 'ArrowRight', 9],
    [15, 'ArrowRight', 35],
    [20, 'ArrowDown', 19],
    [39, 'ArrowDown', 0],
    [35, 'ArrowLeft', 15],
    [5, 'ArrowDown', 5],
    [17, 'Home', 0],
    [17, 'End', 39],
    [17, 'PageUp', 20],
    [17, 'PageDown', 10],
    [20, 'PageDown', 10],
    [35, 'PageUp', 0],
  ])('from %i, %s leads to %i', (index, key, target) => expect(roam(index, key, 40)).toBe(target))

  test('other keys lead nowhere', () => expect(roam(3, 'x', 40)).toBeNull())

  test.each([8, 17, 24, 40, 41, 55, 58, 64])(
    'on %i spaces an arrow never leads against its direction, and every space is reached',
    (count) => {
      const { boxes } = boardGeometry(count)
      const reached = new Set<number>()
      for (const [index, box] of boxes.entries()) {
        for (const [key, [dx, dy]] of Object.entries(ARROWS)) {
          const target = roam(index, key, count)
          const box2 = target === null ? undefined : boxes[target]
          if (!box2) throw new Error(`${key} from ${index} leads off the board`)
          if (target !== index && target !== null) reached.add(target)
          const from = centreOf(box)
          const to = centreOf(box2)
          expect((to.x - from.x) * dx + (to.y - from.y) * dy).toBeGreaterThanOrEqual(0)
        }
      }
      expect(reached.size).toBe(count)
    },
  )
})
