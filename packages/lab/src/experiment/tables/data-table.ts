import type { Text } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { Interval, Share } from '../../report/statistics.ts'
import type { Words } from '../../say/shape.words.ts'
import { say } from '../../say.ts'
import type { Estimate } from '../compare.ts'
import type { MeasureName } from '../measures.ts'

/** Languages in which findings are told. */
export type TableLanguage = Language

/**
 * How a number of a column is written: `signed` with its sign, `share` in percent, `points` in points of percent with a
 * sign.
 */
export type ColumnKind = 'text' | 'number' | 'signed' | 'whole' | 'share' | 'points'

export interface Column {
  readonly title: Text
  readonly kind: ColumnKind
}

export type Cell = string | number | null

/**
 * What a picture shows, as a table: for reading, for programs, and for people who see no picture. Cells are in one
 * language.
 */
export interface DataTable {
  readonly id: string
  readonly title: Text
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

export const MEASURE_NAMES: Readonly<Record<MeasureName, Text>> = {
  length: say('measure-length'),
  ended: say('measure-ended'),
  first: say('measure-first'),
  winner: say('measure-winner'),
}

type Names = keyof Words['column']
type Plain = { readonly [Name in Names]: Words['column'][Name] extends string ? Name : never }[Names]

/** A column by the name of its title. */
export function column(name: Plain, kind: ColumnKind): Column {
  return { title: say(`column-${name}`), kind }
}

/** A column of words. */
export function text(name: Plain): Column {
  return column(name, 'text')
}

/** The two columns of the limits of a figure. */
export function limits(kind: ColumnKind): Column[] {
  return [column('from', kind), column('to', kind)]
}

/** A figure and its limits. */
export function cells(estimate: Estimate | null): Cell[] {
  return [estimate?.value ?? null, ...range(estimate?.interval ?? null)]
}

/** The cells of an interval; empty without one. */
export function range(interval: Interval | null): Cell[] {
  return [interval?.low ?? null, interval?.high ?? null]
}

/** The cells of a share and its limits; empty without one. */
export function shareCells(share: Share | null | undefined): Cell[] {
  return [share?.share ?? null, ...range(share ?? null)]
}

/** A table as CSV (RFC 4180), with plain numbers. */
export function csvOf({ columns, rows }: DataTable, language: TableLanguage): string {
  const field = (cell: Cell) => {
    const written = cell === null ? '' : `${cell}`
    return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
  }
  return [columns.map(({ title }) => textIn(title, language)), ...rows]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('')
}
