import { getCellAddress } from 'write-excel-file/utility'

/** `$B$2` for row 1 and column 1, counted from 0. */
function fixed(row: number, column: number): string {
  return getCellAddress(row, column).replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2')
}

const letters: string[] = []

/** `A` for column 0. */
export function columnLetters(column: number): string {
  letters[column] ??= getCellAddress(0, column).slice(0, -1)
  return letters[column] ?? ''
}

/** A cell as formulas name it, counted from 0: `'Sheet'!B2`. */
export function cellReference(sheet: string, row: number, column: number): string {
  return `${quoted(sheet)}!${getCellAddress(row, column)}`
}

/** A text as formulas have it. */
export function literal(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** A sheet's name as formulas write it. */
export function quoted(sheet: string): string {
  return `'${sheet.replaceAll("'", "''")}'`
}

/** Cells of one column as formulas name them, rows counted from 0: `'Sheet'!$B$2:$B$9`. */
export function columnReference(sheet: string, column: number, first: number, last: number): string {
  const cells = first === last ? fixed(first, column) : `${fixed(first, column)}:${fixed(last, column)}`
  return `${quoted(sheet)}!${cells}`
}
