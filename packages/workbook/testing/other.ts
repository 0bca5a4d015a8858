import { type CellObject, read, utils, type WorkBook } from 'xlsx'

/** What another maker's reader finds in a cell: its value, and the formula that it comes from. */
export interface OtherCell {
  readonly value: string | number | null
  readonly formula: string | null
}

/** The sheets of a workbook as SheetJS reads them, which shares nothing with what writes ours. */
export async function readElsewhere(workbook: Blob | Uint8Array): Promise<WorkBook> {
  const bytes = workbook instanceof Blob ? new Uint8Array(await workbook.arrayBuffer()) : workbook
  return read(bytes, { type: 'array', cellFormula: true, WTF: true })
}

/** The cells of a sheet, row by row. Throws if there is no such sheet. */
export function cellsOf({ Sheets }: WorkBook, name: string): OtherCell[][] {
  const sheet = Sheets[name]
  if (sheet?.['!ref'] === undefined) throw new Error(`there is no sheet "${name}"`)
  const { s, e } = utils.decode_range(sheet['!ref'])
  return Array.from({ length: e.r - s.r + 1 }, (_, row) =>
    Array.from({ length: e.c - s.c + 1 }, (_, column) =>
      cellOf(sheet[utils.encode_cell({ r: s.r + row, c: s.c + column })]),
    ),
  )
}

function cellOf(cell: CellObject | undefined): OtherCell {
  const { v = null, f = null } = cell ?? {}
  return { value: typeof v === 'number' || v === null ? v : String(v), formula: f }
}
