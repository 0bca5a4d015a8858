import writeExcelFile, { type Cell as FileCell, type Sheet as FileSheet } from 'write-excel-file/universal'
import { type Cell, heldBy, type Row, type Sheet } from '../sheet.ts'
import { charts } from './charts.ts'
import { cellLook, headLook, onGround, type Style } from './looks.ts'
import { paper } from './paper.ts'
import { parts } from './parts.ts'
import { plainText } from './plain-text.ts'
import { heightOf, widths } from './widths.ts'

const FONT = { fontFamily: 'Calibri', fontSize: 11 }
/** Whole numbers, and others, thousands apart. */
const WHOLE = '#,##0'
const BROKEN = '#,##0.00'

/** Writes sheets as an .xlsx file. Rows that do not fit into one sheet go on in further ones. */
export async function writeSheets(sheets: readonly Sheet[], mostRows?: number): Promise<Blob> {
  const whole = sheets.flatMap((sheet) => parts(sheet, mostRows))
  const options = { ...FONT, features: [charts(whole), paper(whole)] }
  return await writeExcelFile(whole.map(fileSheet), options).toBlob()
}

function fileSheet(sheet: Sheet): FileSheet<Blob> {
  const { name, columns, headed, frozen = 0, rows } = sheet
  const heads = columns.map((column) => textCell(column.head, headLook(column)))
  const wide = widths(sheet)
  const data = rows.map((row) => fileRow(row, wide))
  return {
    sheet: name,
    data: headed ? [heads, ...data] : data,
    columns: wide.map((width) => ({ width })),
    stickyRowsCount: headed ? 1 : 0,
    stickyColumnsCount: frozen,
    orientation: 'landscape',
    showGridLines: false,
  }
}

function fileRow(row: Row, wide: readonly number[]): FileCell[] {
  const { cells, look = 'plain' } = row
  const height = look === 'title' ? null : heightOf(row, wide)
  const high = height === null ? {} : { height }
  const numberStyle = { ...cellLook(look, false), ...high }
  const textStyle = { ...cellLook(look, true), ...high }
  return cells.map((cell) => {
    const value = heldBy(cell)
    const style = { ...(typeof value === 'number' ? numberStyle : textStyle), ...ground(cell) }
    if (typeof value === 'number')
      return { value, type: Number, format: Number.isInteger(value) ? WHOLE : BROKEN, ...style }
    return value === null ? style : textCell(value, style)
  })
}

function ground(cell: Cell): Style {
  return typeof cell === 'object' && cell !== null ? onGround(cell.ground) : {}
}

/** Text is declared to be text: what begins with `=` is no formula. */
function textCell(text: string, style: Style): FileCell {
  return { value: plainText(text), type: String, ...style }
}
