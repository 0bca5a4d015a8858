import { describe, expect, test } from 'vitest'
import { jailCell, layoutFace, nameSetting } from './faces/face.ts'
import { nameHeight } from './faces/wrap.ts'
import { boardGeometry, type Rect } from './geometry.ts'
import { PIECE_SHAPES } from './pieces/pieceShapes.ts'
import { placePieces, walkStations } from './placing.ts'
import type { BoardPiece, BoardSpace, SpaceKind } from './types.ts'

const geometry = boardGeometry(40)
const kinds: Readonly<Record<number, SpaceKind>> = { 0: 'start', 10: 'jail', 20: 'parking', 30: 'goToJail', 7: 'cards' }
const spaces: readonly BoardSpace[] = geometry.boxes.map((_, index) => ({
  key: 100 + index,
  name: `Space ${index}`,
  kind: kinds[index] ?? 'street',
}))

function piece(seat: number, space: number, jailed = false): BoardPiece {
  return { seat, name: `P${seat}`, colour: '#c23a2b', shape: PIECE_SHAPES[seat] ?? 'cat', space, jailed }
}

function inside(point: { readonly x: number; readonly y: number }, rect: Rect): boolean {
  const { x, y } = point
  return x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height
}

describe('layoutFace', () => {
  test.each([1, 11, 21, 31])('space %i: colour towards the middle, owner towards the edge, nothing lost', (index) => {
    const box = geometry.boxes[index]
    if (!box) throw new Error('no such space')
    const { bar, ribbon, content } = layoutFace(box, 'street', 'full')
    if (!bar || !ribbon) throw new Error('a street has both bands')
    const area = [bar, ribbon, content].reduce((sum, part) => sum + part.width * part.height, 0)
    expect(area).toBeCloseTo(box.width * box.height, 6)
    const middle = { x: 500, y: 500 }
    const distance = (part: Rect) =>
      Math.hypot(box.x + part.x + part.width / 2 - middle.x, box.y + part.y + part.height / 2 - middle.y)
    expect(distance(bar)).toBeLessThan(distance(content))
    expect(distance(content)).toBeLessThan(distance(ribbon))
  })

  test('corners and card spaces have no bands', () => {
    for (const [index, kind] of [
      [0, 'start'],
      [7, 'cards'],
    ] as const) {
      const box = geometry.boxes[index]
      if (!box) throw new Error('no such space')
      expect(layoutFace(box, kind, 'full')).toMatchObject({ bar: null, ribbon: null })
    }
  })
})

describe('placePieces', () => {
  test('every piece stands on its own space', () => {
    const pieces = PIECE_SHAPES.map((_, seat) => piece(seat, 100 + seat * 5))
    for (const detail of ['full', 'compact'] as const)
      for (const { at, slot } of placePieces(spaces, pieces, geometry, detail))
        expect(inside(slot, geometry.boxes[at] ?? { x: 0, y: 0, width: 0, height: 0 })).toBe(true)
  })

  test('a jailed piece stands in the cell, a visiting one does not', () => {
    const jail = geometry.boxes[10]
    if (!jail) throw new Error('no jail')
    const cell = jailCell(jail)
    const bars = { ...cell, x: cell.x + jail.x, y: cell.y + jail.y }
    const placed = placePieces(spaces, [piece(0, 110, true), piece(1, 110), piece(2, 110)], geometry, 'full')
    expect(placed.map(({ piece, slot }) => [piece.seat, inside(slot, bars)])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ])
  })

  test('pieces stand below the name of their space, however many there are', () => {
    for (const count of [1, 4, 8]) {
      const pieces = PIECE_SHAPES.slice(0, count).map((_, seat) => piece(seat, 101))
      for (const { at, slot } of placePieces(spaces, pieces, geometry, 'full')) {
        const box = geometry.boxes[at]
        if (!box) throw new Error('no such space')
        const { content } = layoutFace(box, 'street', 'full')
        const { top, width, sizes } = nameSetting(content)
        const foot = box.y + top + nameHeight(spaces[at]?.name ?? '', width, sizes)
        expect(slot.y - slot.size / 2).toBeGreaterThanOrEqual(foot)
      }
    }
  })

  test('a piece on an unknown space is not drawn', () => {
    expect(placePieces(spaces, [piece(0, 7)], geometry, 'full')).toEqual([])
  })
})

test('there is a station on every space', () => {
  const stations = walkStations(spaces, geometry, 'full')
  expect(stations).toHaveLength(40)
  for (const [index, station] of stations.entries())
    expect(inside(station, geometry.boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 })).toBe(true)
})
