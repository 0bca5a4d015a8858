import type { Cell, Column } from '../experiment/tables/data-table.ts'
import type { Language } from './pictured.ts'

/** A cell as people read it, in their language. */
export function written(cell: Cell, column: Column | undefined, language: Language): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const number = (value: number, digits: number) => value.toLocaleString(locale, { maximumFractionDigits: digits })
  switch (column?.kind) {
    case 'share':
      return `${number(100 * cell, 1)}\u00a0%`
    case 'points':
      return `${cell > 0 ? '+' : ''}${number(100 * cell, 2)}`
    case 'signed':
      return `${cell > 0 ? '+' : ''}${number(cell, 2)}`
    case 'whole':
      return number(cell, 0)
    default:
      return number(cell, 2)
  }
}
