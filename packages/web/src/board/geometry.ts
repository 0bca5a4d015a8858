/** Side of the board in drawing units; every other measure of the board is in these units. */
export const BOARD_SIZE = 1000

export type Side = 'bottom' | 'left' | 'top' | 'right'
const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right']

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The place of a space. Index 0 is the corner at the bottom right; indices go on clockwise. */
export interface SpaceBox extends Rect {
  readonly side: Side
  readonly corner: boolean
}

export interface BoardGeometry {
  /** Side of a corner space = depth of every space. */
  readonly corner: number
  /** Width of the spaces between corners. */
  readonly cell: number
  readonly boxes: readonly SpaceBox[]
}

/** Depth of a space by its width: deep enough for name, picture and price; on small screens flatter. */
export const FULL_DEPTH = 1.5
export const COMPACT_DEPTH = 1.45

function boxAt(index: number, perSide: number, corner: number, cell: number): SpaceBox {
  const side = SIDES[Math.floor(index / perSide)] ?? 'bottom'
  const step = index % perSide
  const far = BOARD_SIZE - corner
  // Along the side, from its first corner: how far the nearer and the farther edge of the space lie.
  const from = step === 0 ? 0 : corner + (step - 1) * cell
  const length = step === 0 ? corner : cell
  const back = BOARD_SIZE - from - length
  const shared = { side, corner: step === 0 }
  if (side === 'bottom') return { ...shared, x: back, y: far, width: length, height: corner }
  if (side === 'left') return { ...shared, x: 0, y: back, width: corner, height: length }
  if (side === 'top') return { ...shared, x: from, y: 0, width: length, height: corner }
  return { ...shared, x: far, y: from, width: corner, height: length }
}

/**
 * Lays out the spaces around the edge.
 *
 * @param count number of spaces, a multiple of 4 from 4 to 64
 * @param depth depth of a space divided by its width
 * @throws RangeError for another count
 */
export function boardGeometry(count: number, depth = FULL_DEPTH): BoardGeometry {
  if (!Number.isInteger(count) || count % 4 !== 0 || count < 4 || count > 64)
    throw new RangeError(`A board has a multiple of 4 spaces, from 4 to 64, not ${count}.`)
  const perSide = count / 4
  const cell = BOARD_SIZE / (perSide - 1 + 2 * depth)
  const corner = perSide === 1 ? BOARD_SIZE / 2 : cell * depth
  const boxes = Array.from({ length: count }, (_, index) => boxAt(index, perSide, corner, cell))
  return { corner, cell, boxes }
}

export function centreOf(rect: Rect): { readonly x: number; readonly y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}
