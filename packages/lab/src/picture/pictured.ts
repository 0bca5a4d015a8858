import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Column, DataTable, TableLanguage } from '../experiment/tables/data-table.ts'

export type Language = TableLanguage

/** Whether there is a picture of it. */
export function hasPicture({ id, rows }: DataTable): boolean {
  const drawn =
    /^(difference-|change-|curve$|chances$|survival$|turn-order$|arrivals$|income$|groups$|money$|wealth$|share-prices$|ruins$)/.test(
      id,
    )
  return drawn && rows.length > 0
}

/** What stands above a column; nothing where there is none. */
export function titleOf(column: Column | undefined, language: Language): string {
  return column === undefined ? '' : textIn(column.title, language)
}
