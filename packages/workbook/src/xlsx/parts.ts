import type { Sheet } from '../sheet.ts'

/** The most rows that a sheet can have, the heads included. */
const MOST_ROWS = 1_048_576

/** A sheet as it is, or, if it has more rows than a sheet holds, as several: `Entries`, `Entries (2)` … */
export function parts(sheet: Sheet, most = MOST_ROWS): Sheet[] {
  const room = sheet.headed ? most - 1 : most
  const count = Math.max(1, Math.ceil(sheet.rows.length / room))
  if (count === 1) return [sheet]
  const { running: _, ...still } = sheet
  return Array.from({ length: count }, (_, part) => ({
    ...still,
    name: part === 0 ? sheet.name : `${sheet.name} (${part + 1})`,
    rows: sheet.rows.slice(part * room, (part + 1) * room),
    charts: part === 0 ? (sheet.charts ?? []) : [],
  }))
}
