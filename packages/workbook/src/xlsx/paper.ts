import type { Feature } from 'write-excel-file/universal'
import {
  findElement,
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
  setMarkupInsideElement,
} from 'write-excel-file/utility'
import type { Sheet } from '../sheet.ts'
import { quoted } from './reference.ts'
import { element, group } from './xml.ts'

const SHEET = 'xl/worksheets/sheet{id}.xml'
const ORDER = getOrderOfSiblings(SHEET, 'worksheet') ?? []

/** Filters on the heads; on paper a sheet is as wide as the page and has its heads on every page, the first is on one. */
export function paper(sheets: readonly Sheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        [SHEET]: {
          transformElementAttributes(name, attributes, _index, _options, { sheetIndex }) {
            if (name !== 'pageSetup') return attributes
            return { ...attributes, fitToWidth: 1, fitToHeight: sheets[sheetIndex]?.headed ? 0 : 1 }
          },
          transform(xml, _, { sheetIndex }) {
            const sheet = sheets[sheetIndex]
            const fitted = insert(xml, group('sheetPr', element('pageSetUpPr', { fitToPage: 1 })))
            if (sheet === undefined || !sheet.headed || sheet.rows.length === 0) return fitted
            return insert(fitted, element('autoFilter', { ref: `A1:${lastCell(sheet)}` }))
          },
        },
        'xl/workbook.xml': {
          transform(xml) {
            const names = findElement(xml, 'definedNames')
            return names === undefined ? xml : setMarkupInsideElement(xml, names, sheets.flatMap(titles).join(''))
          },
        },
      },
    },
  }
}

function insert(xml: string, markup: string): string {
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, ORDER, 'worksheet')
}

function lastCell({ rows, columns }: Sheet): string {
  return getCellAddress(rows.length, columns.length - 1)
}

/** The first row of a headed sheet is printed on every page. */
function titles({ name, headed }: Sheet, index: number): string[] {
  if (!headed) return []
  const reference = sanitizeTextContent(`${quoted(name)}!$1:$1`)
  return [element('definedName', { name: '_xlnm.Print_Titles', localSheetId: index }, reference)]
}
