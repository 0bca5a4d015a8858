import type { Text } from '@hausregeln/engine'
import type { Interval, Share } from '../../report/statistics.ts'
import type { Estimate } from '../compare.ts'
import type { MeasureName } from '../measures.ts'

/** Languages in which findings are told. */
export type TableLanguage = 'de' | 'en'

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
  length: { de: 'Länge in Runden', en: 'length in rounds' },
  ended: { de: 'Spiele, die enden', en: 'games that end' },
  first: { de: 'Vorteil des ersten Zuges', en: 'advantage of the first turn' },
  winner: { de: 'Siege des ersten Bots', en: 'games won by the first bot' },
}

/** A column with its title in both languages. */
export function column(de: string, en: string, kind: ColumnKind): Column {
  return { title: { de, en }, kind }
}

/** A column of words. */
export function text(de: string, en: string): Column {
  return column(de, en, 'text')
}

/** The two columns of the limits of a figure. */
export function limits(kind: ColumnKind): Column[] {
  return [column('von', 'from', kind), column('bis', 'to', kind)]
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
  return [columns.map(({ title }) => title[language]), ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}
