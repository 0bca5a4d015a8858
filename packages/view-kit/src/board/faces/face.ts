import type { Rect, SpaceBox } from '../geometry.ts'
import type { SpaceKind } from '../types.ts'

/** `full` prints names and prices; `compact` leaves them to the strip and the deed, and enlarges the marks. */
export type Detail = 'full' | 'compact'

/** Parts of a space, in units of the board, relative to the space's upper left corner. */
export interface FaceLayout {
  /** The band of colour on the inner edge; streets only. */
  readonly bar: Rect | null
  /** The owner's band on the outer edge; only where there can be an owner. */
  readonly ribbon: Rect | null
  /** What is left for name, picture, price and pieces. */
  readonly content: Rect
}

const BAR: Readonly<Record<Detail, number>> = { full: 0.2, compact: 0.33 }
const RIBBON: Readonly<Record<Detail, number>> = { full: 0.11, compact: 0.2 }
const OWNABLE: ReadonlySet<SpaceKind> = new Set(['street', 'station', 'utility'])

/** Whether a space is drawn as a corner of printed boards is: one large picture. A property has its bands there, too. */
export function isCornerFace(box: SpaceBox, kind: SpaceKind): boolean {
  return box.corner && !OWNABLE.has(kind)
}

/** Cuts a band off one edge: `near` is the upper or left one. */
function cut(rect: Rect, across: boolean, near: boolean, depth: number): readonly [band: Rect, rest: Rect] {
  const { x, y, width, height } = rect
  if (across) {
    const rest = { ...rect, y: near ? y + depth : y, height: height - depth }
    return [{ x, y: near ? y : y + height - depth, width, height: depth }, rest]
  }
  const rest = { ...rect, x: near ? x + depth : x, width: width - depth }
  return [{ x: near ? x : x + width - depth, y, width: depth, height }, rest]
}

/** Where bar, ribbon and content of a space lie, within its box. */
export function layoutFace(box: SpaceBox, kind: SpaceKind, detail: Detail): FaceLayout {
  let content: Rect = { x: 0, y: 0, width: box.width, height: box.height }
  if (isCornerFace(box, kind)) return { bar: null, ribbon: null, content }
  const across = box.side === 'bottom' || box.side === 'top'
  const depth = across ? box.height : box.width
  const innerIsNear = box.side === 'bottom' || box.side === 'right'
  let bar: Rect | null = null
  let ribbon: Rect | null = null
  if (kind === 'street') [bar, content] = cut(content, across, innerIsNear, depth * BAR[detail])
  if (OWNABLE.has(kind)) [ribbon, content] = cut(content, across, !innerIsNear, depth * RIBBON[detail])
  return { bar, ribbon, content }
}

/** Where pieces stand on a space, relative to its upper left corner. */
export interface StandingRoom {
  readonly area: Rect
  /** For those in jail, behind the bars. */
  readonly cell: Rect
}

/** Share of the jail space that is the cell; the strip around it is for visitors. */
const JAIL_SHARE = 0.66

/** The cell lies towards the middle of the board; visitors stand beside it, what they are is written along it. */
export function jailCell(box: SpaceBox): Rect {
  const width = box.width * JAIL_SHARE
  const height = box.height * JAIL_SHARE
  const right = box.side === 'left' || box.side === 'top'
  const below = box.side === 'top' || box.side === 'right'
  return { x: right ? box.width - width : 0, y: below ? box.height - height : 0, width, height }
}

/** Where pieces stand on a space. */
export function standingRoom(box: SpaceBox, kind: SpaceKind, detail: Detail): StandingRoom {
  const { content } = layoutFace(box, kind, detail)
  const margin = detail === 'full' ? 3 : 1
  if (kind === 'jail') {
    const cell = jailCell(box)
    const path = {
      x: cell.x > 0 ? 0 : cell.width,
      y: cell.y,
      width: box.width - cell.width,
      height: cell.height,
    }
    return { area: path, cell }
  }
  // Name and price stay readable above and below the pieces.
  const head = detail === 'full' ? content.height * 0.33 : margin
  const foot = detail === 'full' ? content.height * 0.19 : margin
  const area = {
    x: content.x + margin,
    y: content.y + head,
    width: content.width - 2 * margin,
    height: content.height - head - foot,
  }
  return { area, cell: area }
}
