import { strFromU8, unzipSync } from 'fflate'
import writeExcelFile, { type Cell as FileCell, type Sheet as FileSheet } from 'write-excel-file/universal'
import type { Sheet } from '../sheet.ts'
import { archive } from './archive.ts'
import { charts } from './charts.ts'
import { headLook, type Style } from './looks.ts'
import { type Footer, paper } from './paper.ts'
import { parts } from './parts.ts'
import { plainText } from './plain-text.ts'
import { Rows } from './rows.ts'
import { spans } from './spans.ts'
import { Texts } from './texts.ts'
import { widths } from './widths.ts'

const FONT = { fontFamily: 'Calibri', fontSize: 11 }

/** Writes sheets as an .xlsx file. Rows that do not fit into one sheet go on in further ones. */
export async function writeSheets(sheets: readonly Sheet[], footer: Footer, mostRows?: number): Promise<Blob> {
  const whole = sheets.flatMap((sheet) => parts(sheet, mostRows))
  const wide = whole.map(widths)
  // A formula names one sheet: where a sheet goes on in a further one there are values alone.
  const living = whole.length === sheets.length
  const rows = whole.map((sheet, at) => new Rows(sheet, wide[at] ?? [], living))
  const options = { ...FONT, features: [charts(whole), spans(whole), paper(whole, footer)] }
  const files = whole.map((sheet, at) => fileSheet(sheet, wide[at] ?? [], rows[at]?.samples ?? []))
  return await filled(await writeExcelFile(files, options).toBlob(), rows)
}

/** A file that was written with samples in the place of the rows, with the rows. */
async function filled(file: Blob, rows: readonly Rows[]): Promise<Blob> {
  const written = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const { [TEXTS]: known = new Uint8Array(), ...others } = written
  const texts = new Texts(strFromU8(known))
  const parts = Object.entries(others).map(([path, bytes]) => {
    const sheet = SHEET.exec(path)
    return { path, pieces: (sheet && rows[Number(sheet[1]) - 1]?.into(strFromU8(bytes), texts)) ?? [bytes] }
  })
  // After the sheets, which name the texts.
  return await archive([...parts, { path: TEXTS, pieces: texts.written() }])
}

const TEXTS = 'xl/sharedStrings.xml'
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/

function fileSheet(sheet: Sheet, wide: readonly number[], samples: FileCell[]): FileSheet<Blob> {
  const { name, columns, headed, frozen = 0 } = sheet
  const heads = columns.map((column) => textCell(column.head, headLook(column)))
  return {
    sheet: name,
    data: headed ? [heads, samples] : [samples],
    columns: wide.map((width) => ({ width })),
    stickyRowsCount: headed ? 1 : 0,
    stickyColumnsCount: frozen,
    orientation: 'landscape',
    showGridLines: false,
  }
}

/** Text is declared to be text: what begins with `=` is no formula. */
function textCell(text: string, style: Style): FileCell {
  return { value: plainText(text), type: String, ...style }
}
