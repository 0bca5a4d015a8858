import { type Detail, standingRoom } from './face.ts'
import { type BoardGeometry, centreOf, type Rect } from './geometry.ts'
import { type Slot, seatPieces } from './seating.ts'
import type { BoardPiece, BoardSpace } from './types.ts'
import type { Point } from './walk.ts'

export interface Placed {
  readonly piece: BoardPiece
  /** Index of its space. */
  readonly at: number
  readonly slot: Slot
}

const LARGEST: Readonly<Record<Detail, number>> = { full: 46, compact: 74 }

function shifted(rect: Rect, by: Point): Rect {
  return { ...rect, x: rect.x + by.x, y: rect.y + by.y }
}

function placeOn(pieces: readonly BoardPiece[], at: number, area: Rect, largest: number): readonly Placed[] {
  const slots = seatPieces(pieces.length, area, largest)
  return pieces.flatMap((piece, index) => {
    const slot = slots[index]
    return slot ? [{ piece, at, slot }] : []
  })
}

/** Gives every piece its place on the board; pieces on a space that there is not are left out. */
export function placePieces(
  spaces: readonly BoardSpace[],
  pieces: readonly BoardPiece[],
  geometry: BoardGeometry,
  detail: Detail,
): readonly Placed[] {
  const placed = spaces.flatMap((space, at) => {
    const box = geometry.boxes[at]
    const here = pieces.filter((piece) => piece.space === space.key)
    if (!box || here.length === 0) return []
    const { area, cell } = standingRoom(box, space.kind, detail)
    const free = here.filter((piece) => !piece.jailed)
    const jailed = here.filter((piece) => piece.jailed)
    return [
      ...placeOn(free, at, shifted(area, box), LARGEST[detail]),
      ...placeOn(jailed, at, shifted(cell, box), LARGEST[detail]),
    ]
  })
  // One order for all times: an element that is moved in the page loses its animation.
  return placed.sort((a, b) => a.piece.seat - b.piece.seat)
}

/** Where a walking piece touches each space. */
export function walkStations(spaces: readonly BoardSpace[], geometry: BoardGeometry, detail: Detail): readonly Point[] {
  return geometry.boxes.map((box, at) => {
    const kind = spaces[at]?.kind ?? 'parking'
    return centreOf(shifted(standingRoom(box, kind, detail).area, box))
  })
}
