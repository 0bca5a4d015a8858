import type { DataTable } from '../experiment/tables/data-table.ts'

export type Language = 'de' | 'en'

/** Whether there is a picture of it. */
export function hasPicture({ id, rows }: DataTable): boolean {
  const drawn =
    /^(difference-|change-|chances$|survival$|turn-order$|arrivals$|income$|groups$|money$|wealth$|share-prices$|ruins$)/.test(
      id,
    )
  return drawn && rows.length > 0
}
