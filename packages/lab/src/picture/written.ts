import type { Cell, Column } from '../experiment/tables/data-table.ts'
import { numberIn, signedIn } from '../experiment/tables/number.ts'
import type { Language } from './pictured.ts'

/** A cell as people read it, in their language. */
export function written(cell: Cell, column: Column | undefined, language: Language): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  const number = (value: number, digits: number) => numberIn(language, value, digits)
  switch (column?.kind) {
    case 'share':
      return `${number(100 * cell, 1)}\u00a0%`
    case 'points':
      return signedIn(language, 100 * cell, 2)
    case 'signed':
      return signedIn(language, cell, 2)
    case 'whole':
      return number(cell, 0)
    default:
      return number(cell, 2)
  }
}
