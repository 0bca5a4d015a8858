import { type Detail, standingRoom } from './faces/face.ts'
import { type BoardGeometry, centreOf, type Rect, type SpaceBox } from './geometry.ts'
import type { Point } from './pieces/walk.ts'
import { type Slot, seatPieces } from './seating.ts'
import type { BoardPiece, BoardSpace } from './types.ts'

export interface Placed {
  readonly piece: BoardPiece
  /** Index of its space. */
  readonly at: number
  readonly slot: Slot
}

/** Largest piece, as a share of the width of a space between corners. */
const LARGEST: Readonly<Record<Detail, number>> = { full: 0.49, compact: 0.87 }

function shifted(rect: Rect, by: Point): Rect {
  return { ...rect, x: rect.x + by.x, y: rect.y + by.y }
}

/**
 * Gives the pieces on one space their places, relative to its upper left corner; `cell` is the width of a space
 * between corners.
 */
export function placeOnSpace(
  here: readonly BoardPiece[],
  box: SpaceBox,
  space: BoardSpace,
  detail: Detail,
  cell: number,
): readonly { readonly piece: BoardPiece; readonly slot: Slot }[] {
  const room = standingRoom(box, space, detail)
  const largest = LARGEST[detail] * cell
  const isJailed = (piece: BoardPiece) => space.kind === 'jail' && piece.jailed === true
  const free = here.filter((piece) => !isJailed(piece))
  const jailed = here.filter(isJailed)
  return [...placeIn(free, room.area, largest), ...placeIn(jailed, room.cell, largest)]
}

function placeIn(pieces: readonly BoardPiece[], area: Rect, largest: number) {
  const slots = seatPieces(pieces.length, area, largest)
  return pieces.flatMap((piece, index) => {
    const slot = slots[index]
    return slot ? [{ piece, slot }] : []
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
    return placeOnSpace(here, box, space, detail, geometry.cell).map(({ piece, slot }) => ({
      piece,
      at,
      slot: { ...slot, x: slot.x + box.x, y: slot.y + box.y },
    }))
  })
  // One order for all times: an element that is moved in the page loses its animation.
  return placed.sort((a, b) => a.piece.seat - b.piece.seat)
}

/** Where a walking piece touches each space. */
export function walkStations(spaces: readonly BoardSpace[], geometry: BoardGeometry, detail: Detail): readonly Point[] {
  return geometry.boxes.map((box, at) => {
    const space = spaces[at] ?? { kind: 'parking', name: '' }
    return centreOf(shifted(standingRoom(box, space, detail).area, box))
  })
}
