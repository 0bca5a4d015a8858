import { heldBy, type Row, type Sheet, type Value } from '../sheet.ts'

/** In characters. */
const LEAST = 7
const MOST = 72
/** Letters to a character's width, which is that of a digit. */
const LETTERS = 1.1
/** Room for the arrow of the filter, and beside the text. */
const ROOM = 3
/** A day and a time of it. */
const MOMENT = 14
/** Between heads that stand on the right and break between words. */
const GAP = 1
/** Of a line of text, in points. */
const LINE_HEIGHT = 15

/** How wide each column must be for what stands in it, in characters; longer texts wrap. Titles run over their columns, and what is told has several. */
export function widths({ columns, rows, headed }: Sheet): number[] {
  const longest = columns.map(({ head }) => (headed ? widthOfHead(head) + GAP : 0))
  for (const { cells, look } of rows) {
    if (look === 'title' || look === 'told') continue
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column] ?? null
      const length = typeof cell === 'object' && cell?.moment ? MOMENT : lengthOf(heldBy(cell))
      if (length > (longest[column] ?? 0)) longest[column] = length
    }
  }
  return longest.map((length, at) => Math.min(columns[at]?.most ?? MOST, Math.max(LEAST, length + ROOM)))
}

/** How high a row must be for texts that wrap, in points; null: no higher than others. */
export function heightOf({ cells, look }: Row, columns: readonly number[]): number | null {
  let most = 1
  for (let column = 0; column < cells.length; column++) {
    const own = columns[column] ?? MOST
    const wide = look === 'told' && column === cells.length - 1 ? columns.slice(column) : [own]
    const room = wide.reduce((sum, width) => sum + width, 0) * LETTERS
    most = Math.max(most, Math.ceil(lengthOf(heldBy(cells[column])) / room))
  }
  return most === 1 ? null : most * LINE_HEIGHT
}

/** Heads may break between words, once. */
function widthOfHead(head: string): number {
  const words = head.split(' ')
  const breaks = words.map((_, at) => [words.slice(0, at), words.slice(at)].map((line) => line.join(' ').length))
  return Math.min(...breaks.map((lines) => Math.max(...lines)))
}

/** Characters of a text, or digits of a number with its separators. */
function lengthOf(value: Value): number {
  if (value === null) return 0
  if (typeof value === 'string') return value.length
  const digits = digitsOf(Math.round(value))
  return digits + Math.floor((digits - 1) / 3)
}

/** How many characters a whole number has, its sign included. */
function digitsOf(value: number): number {
  let digits = value < 0 ? 2 : 1
  for (let rest = Math.abs(value); rest >= 10; rest /= 10) digits++
  return digits
}
