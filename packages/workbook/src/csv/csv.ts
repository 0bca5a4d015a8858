import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { type Cell, heldBy, type Row, type Sheet } from '../sheet.ts'

/** How a spreadsheet of this language reads numbers, and what parts its columns. */
interface Dialect {
  readonly separator: string
  readonly point: string
}
const ENGLISH: Dialect = { separator: ',', point: '.' }
const COMMAS: Dialect = { separator: ';', point: ',' }

/** A sheet as text, a line a row: what its cells hold and what its formulas come to. */
export function csvOf(sheet: Sheet, language: Language): string {
  const dialect = language === 'en' ? ENGLISH : COMMAS
  const heads: Row[] = sheet.headed ? [{ cells: sheet.columns.map(({ head }) => head) }] : []
  const lines = [...heads, ...sheet.rows].map(({ cells }) => cells.map((cell) => field(cell, dialect)))
  return BYTE_ORDER + lines.map((line) => `${line.join(dialect.separator)}\r\n`).join('')
}

/** By this mark spreadsheets know that umlauts follow. */
const BYTE_ORDER = '\uFEFF'

function field(cell: Cell, { separator, point }: Dialect): string {
  const value = heldBy(cell)
  if (value === null) return ''
  if (typeof value === 'string') return quoted(harmless(value), separator)
  if (typeof cell === 'object' && cell?.moment === true) return momentOf(value)
  return Number.isInteger(value) ? `${value}` : value.toFixed(2).replace('.', point)
}

/** Text that a spreadsheet would take for a formula is told to be text. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

const DAY = 86_400_000
/** The day from which spreadsheets count, in milliseconds since 1970. */
const FIRST_DAY = Date.UTC(1899, 11, 30)

/** `2026-11-22 05:20` */
function momentOf(days: number): string {
  return new Date(FIRST_DAY + Math.round(days * DAY)).toISOString().slice(0, 16).replace('T', ' ')
}
