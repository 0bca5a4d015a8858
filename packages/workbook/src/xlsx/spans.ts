import type { Feature } from 'write-excel-file/universal'
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility'
import type { Sheet } from '../sheet.ts'
import { element, group } from './xml.ts'

const SHEET = 'xl/worksheets/sheet{id}.xml'
const ORDER = getOrderOfSiblings(SHEET, 'worksheet') ?? []

/** Lets the last cell of what is told reach to the last column, so that it breaks there and not beyond the page. */
export function spans(sheets: readonly Sheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        [SHEET]: {
          transform(xml, _, { sheetIndex }) {
            const merged = mergedOn(sheets[sheetIndex])
            if (merged.length === 0) return xml
            const cells = group('mergeCells', merged.map((ref) => element('mergeCell', { ref })).join(''))
            return insertElementMarkupAccordingToOrderOfSiblings(xml, cells, ORDER, 'worksheet')
          },
        },
      },
    },
  }
}

function mergedOn(sheet: Sheet | undefined): string[] {
  if (sheet === undefined) return []
  const { rows, columns, headed } = sheet
  const first = headed ? 1 : 0
  return rows.flatMap(({ look, cells }, at) =>
    look === 'told' && cells.length > 0 && cells.length < columns.length
      ? [`${getCellAddress(at + first, cells.length - 1)}:${getCellAddress(at + first, columns.length - 1)}`]
      : [],
  )
}
