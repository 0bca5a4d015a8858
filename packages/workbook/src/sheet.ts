/** What a cell holds: text stays text, whatever it begins with; numbers stay numbers. */
export type Value = string | number | null

/** A value, or a value with more to it. */
export type Cell =
  | Value
  | {
      readonly value: Value
      /** The colour behind it, `#rrggbb`. */
      readonly ground?: string
      /** What it comes from, without the `=`; the value is what it comes to. */
      readonly formula?: string
      /** The number is a moment, in days since the last day of 1899. */
      readonly moment?: true
    }

/** A block of cells, to the last row, whose formula is the same but for its place: it stands as the first of them has it. */
export interface Running {
  /** Of the first cell, counted from 0 below the heads. */
  readonly row: number
  readonly column: number
  /** How many columns it takes. */
  readonly columns: number
  readonly formula: string
}

/**
 * How a row looks: a `band` begins something new, a `quiet` row tells how something came about, a `fact` is a name with
 * its value, a `heading` stands above rows of its own, and the last cell of what is `told` is as wide as all columns that are left.
 */
export type Look = 'plain' | 'quiet' | 'band' | 'fact' | 'title' | 'heading' | 'told'

export interface Row {
  readonly cells: readonly Cell[]
  readonly look?: Look
}

export interface Column {
  readonly head: string
  /** Numbers stand on the right, and so does their head. */
  readonly align?: 'right'
  /** A colour under the head, such as a seat's. */
  readonly colour?: string
  /** It is at most so wide, in characters; what is longer goes over several lines. */
  readonly most?: number
}

/** Columns of a sheet as a chart draws them: a line for each of `series`, over the column `across`. */
export interface Chart {
  readonly title: string
  /** Name of the sheet that holds the numbers. */
  readonly source: string
  readonly across: number
  readonly series: readonly { readonly column: number; readonly head: string; readonly colour: string }[]
  /** Rows below the heads. */
  readonly rows: number
  /** Where its upper left corner lies on its own sheet, counted from 0. */
  readonly at: { readonly column: number; readonly row: number }
}

/** A sheet of a workbook, in the words of its reader. */
export interface Sheet {
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Whether the heads stand above the rows, frozen and with filters; else the rows speak for themselves. */
  readonly headed: boolean
  /** Columns on the left that stay in sight. */
  readonly frozen?: number
  readonly charts?: readonly Chart[]
  readonly running?: Running
  /** How many of its columns, from the left, go on paper; all if left out. */
  readonly printed?: number
}

/** The value of a cell. */
export function heldBy(cell: Cell | undefined): Value {
  return typeof cell === 'object' && cell !== null ? cell.value : (cell ?? null)
}
