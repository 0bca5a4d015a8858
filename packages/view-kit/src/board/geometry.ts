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
  /** Width of the spaces between corners on the longest side. */
  readonly cell: number
  readonly boxes: readonly SpaceBox[]
}

/** Depth of a space by its width: deep enough for name, picture and price; on small screens flatter. */
export const FULL_DEPTH = 1.5
export const COMPACT_DEPTH = 1.45

/** Which side is one longer first, where the spaces do not come out even: opposite sides before others. */
const LONGER: readonly number[] = [0, 2, 1, 3]

/** How many spaces each side has, from its first corner on. */
function sidesOf(count: number): readonly number[] {
  const more = LONGER.slice(0, count % 4)
  return SIDES.map((_, side) => Math.floor(count / 4) + (more.includes(side) ? 1 : 0))
}

/** Where along the ring a space stands: its side, how far along it, and how long that side is. */
export interface Along {
  readonly side: number
  readonly step: number
  readonly length: number
  /** The first corner of each side. */
  readonly corners: readonly number[]
}

/** Where a space of a board of so many stands. */
export function along(index: number, count: number): Along {
  const sides = sidesOf(count)
  const corners = sides.map((_, side) => sides.slice(0, side).reduce((sum, length) => sum + length, 0))
  const side = corners.findLastIndex((corner) => corner <= index)
  return { side, step: index - (corners[side] ?? 0), length: sides[side] ?? 1, corners }
}

function boxAt(index: number, count: number, corner: number): SpaceBox {
  const { side: number, step, length: spaces } = along(index, count)
  const side = SIDES[number] ?? 'bottom'
  const far = BOARD_SIZE - corner
  const cell = (BOARD_SIZE - 2 * corner) / Math.max(1, spaces - 1)
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
 * Lays out the spaces around the edge. Where they are no multiple of 4, some sides have one more, a little narrower each.
 *
 * @param count number of spaces, from 4 to 64
 * @param depth depth of a space divided by its width on the longest side
 * @throws RangeError for another count
 */
export function boardGeometry(count: number, depth = FULL_DEPTH): BoardGeometry {
  if (!Number.isInteger(count) || count < 4 || count > 64)
    throw new RangeError(`A board has 4 to 64 spaces, not ${count}.`)
  const longest = Math.ceil(count / 4)
  const cell = BOARD_SIZE / (longest - 1 + 2 * depth)
  const corner = count === 4 ? BOARD_SIZE / 2 : cell * depth
  const boxes = Array.from({ length: count }, (_, index) => boxAt(index, count, corner))
  return { corner, cell, boxes }
}

/** The middle of a rectangle. */
export function centreOf(rect: Rect): { readonly x: number; readonly y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}
