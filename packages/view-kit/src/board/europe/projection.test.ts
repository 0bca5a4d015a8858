import { euronopoly } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { LAND, type LonLat } from './coasts.ts'
import { MAP_SIDE, project } from './projection.ts'

/** How many times a ray from a place to the east crosses the coast is odd on land. */
function isInside([x, y]: LonLat, ring: readonly LonLat[]): boolean {
  let inside = false
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1) ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

const cities = euronopoly.board.spaces.flatMap((space) =>
  'at' in space && space.at !== undefined ? [[space.name.en, space.at] as const] : [],
)

describe('the map of Europe', () => {
  it('has all 24 cities (E-1.2)', () => expect(cities).toHaveLength(24))

  it.each(cities)('%s lies on land and within the frame', (_, at) => {
    expect(LAND.some((ring) => isInside(at, ring))).toBe(true)
    const { x, y } = project(at)
    for (const value of [x, y]) {
      expect(value).toBeGreaterThan(MAP_SIDE * 0.02)
      expect(value).toBeLessThan(MAP_SIDE * 0.98)
    }
  })

  it('keeps north up in its middle, and areas: a degree of longitude is as wide as the globe has it', () => {
    const middle = project([10, 52])
    const north = project([10, 53])
    const east = project([11, 52])
    expect(north.x).toBeCloseTo(middle.x, 6)
    expect(north.y).toBeLessThan(middle.y)
    expect((east.x - middle.x) / (middle.y - north.y)).toBeCloseTo(Math.cos((52 * Math.PI) / 180), 2)
  })
})
