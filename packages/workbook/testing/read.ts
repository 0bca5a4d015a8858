import readExcelFile, { type Row } from 'read-excel-file/node'

/** The rows of each sheet of a workbook (a file's path, or its content) as a reader gets them, by the sheet's name. */
export async function readBack(workbook: Blob | string): Promise<Map<string, Row[]>> {
  const input = typeof workbook === 'string' ? workbook : Buffer.from(await workbook.arrayBuffer())
  const sheets = await readExcelFile(input)
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]))
}

/** The rows of a sheet below its heads, as objects by head. Throws if there is no such sheet. */
export function records(book: ReadonlyMap<string, Row[]>, sheet: string): Record<string, Row[number]>[] {
  const [heads, ...rows] = book.get(sheet) ?? []
  if (heads === undefined) throw new Error(`there is no sheet "${sheet}"`)
  return rows.map((row) => Object.fromEntries(heads.map((head, column) => [String(head), row[column] ?? null])))
}
