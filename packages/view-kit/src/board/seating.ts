import type { Rect } from './geometry.ts'

export interface Slot {
  /** Centre of the piece. */
  readonly x: number
  readonly y: number
  /** Side of the square that it has for itself. */
  readonly size: number
}

/** Places `count` pieces in an area, as large as possible (at most `largest`), in even rows around the middle. */
export function seatPieces(count: number, area: Rect, largest: number): readonly Slot[] {
  let columns = 1
  let size = 0
  for (let tried = 1; tried <= count; tried += 1) {
    const fits = Math.min(area.width / tried, area.height / Math.ceil(count / tried))
    if (fits > size + 1e-9) {
      size = fits
      columns = tried
    }
  }
  size = Math.min(size, largest)
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    return {
      x: area.x + area.width / 2 + ((index % columns) - (inRow - 1) / 2) * size,
      y: area.y + area.height / 2 + (row - (rows - 1) / 2) * size,
      size,
    }
  })
}
