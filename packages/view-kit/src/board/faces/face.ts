import type { Rect, SpaceBox } from '../geometry.ts'
import type { BoardSpace, SpaceKind } from '../types.ts'
import { nameHeight } from './wrap.ts'

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

const BAR: Readonly<Record<Detail, number>> = { full: 0.21, compact: 0.33 }
const RIBBON: Readonly<Record<Detail, number>> = { full: 0.14, compact: 0.22 }
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

/** Font sizes of names and the size of prices, in units of a space that is 83 wide: on a board of 690 CSS pixels 11 of them. */
export const NAME_SIZES: readonly number[] = [16, 14.4, 13.4, 12.4, 11.2]
export const PRICE_SIZE = 16

/** How a name is set on a space: in which sizes, how wide, and from where on. */
export function nameSetting(content: Rect): { readonly sizes: number[]; readonly width: number; readonly top: number } {
  const unit = Math.min(content.width, content.height) / 83
  // Bands make some spaces narrower than others: what is printed on them is as large. Boards of many spaces have less room.
  const sizes = unit < 0.9 ? [...NAME_SIZES, ...NAME_SIZES.map((points) => points * unit)] : [...NAME_SIZES]
  return { sizes, width: content.width - 5, top: content.y + 4 * unit }
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

/** Where pieces stand on a space: below its name, so that it can be read. */
export function standingRoom(box: SpaceBox, space: Pick<BoardSpace, 'kind' | 'name'>, detail: Detail): StandingRoom {
  const { content } = layoutFace(box, space.kind, detail)
  const margin = detail === 'full' ? 3 : 1
  if (space.kind === 'jail') {
    const cell = jailCell(box)
    const path = {
      x: cell.x > 0 ? 0 : cell.width,
      y: cell.y,
      width: box.width - cell.width,
      height: cell.height,
    }
    return { area: path, cell }
  }
  const head = detail === 'full' ? headOf(box, space, content) : margin
  const area = {
    x: content.x + margin,
    y: content.y + head,
    width: content.width - 2 * margin,
    height: content.height - head - margin,
  }
  return { area, cell: area }
}

/** How far down the name of a space reaches. */
function headOf(box: SpaceBox, { kind, name }: Pick<BoardSpace, 'kind' | 'name'>, content: Rect): number {
  if (isCornerFace(box, kind)) return content.height * 0.36
  const { sizes, width, top } = nameSetting(content)
  return top - content.y + nameHeight(name, width, sizes) + 1
}
