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
import { COVERED } from './chart.ts'
import { plainText } from './plain-text.ts'
import { columnLetters, quoted } from './reference.ts'
import { element, group } from './xml.ts'

const SHEET = 'xl/worksheets/sheet{id}.xml'
const ORDER = getOrderOfSiblings(SHEET, 'worksheet') ?? []

/** What stands at the foot of every page beside its number: which game, and when it was. */
export interface Footer {
  readonly game: string
  /** Null: the day on which it is printed. */
  readonly date: string | null
}

/**
 * Rows, filters on the heads; on paper a sheet is as wide as the page and has its heads on every page, the first is on
 * one, upright; at the foot there are the game, its date and the page.
 */
export function paper(sheets: readonly Sheet[], footer: Footer): Feature<Blob> {
  return {
    files: {
      transform: {
        [SHEET]: {
          transformElementAttributes(name, attributes, _index, _options, { sheetIndex }) {
            if (name === 'pageMargins') return { ...attributes, ...MARGINS }
            if (name !== 'pageSetup') return attributes
            const headed = sheets[sheetIndex]?.headed ?? true
            const orientation = headed ? 'landscape' : 'portrait'
            return { ...attributes, orientation, fitToWidth: 1, fitToHeight: headed ? 0 : 1 }
          },
          transform(xml, _, { sheetIndex }) {
            const sheet = sheets[sheetIndex]
            const foot = group('oddFooter', footText(footer, sheet?.headed ?? true))
            const fitted = [
              group('sheetPr', element('pageSetUpPr', { fitToPage: 1 })),
              group('headerFooter', foot),
            ].reduce(insert, xml)
            const filtered = sheet?.headed && sheet.rows.length > 0
            return filtered ? insert(fitted, element('autoFilter', { ref: `A1:${lastCell(sheet)}` })) : fitted
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

/** Narrow, so that letters are large. */
const MARGINS = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 } as const

/** At the foot `&` begins a code; as itself it is doubled. */
function footText({ game, date }: Footer, isWide: boolean): string {
  const left = cut(plainText(game), isWide ? MOST_AT_FOOT : MOST_UPRIGHT).replaceAll('&', '&&')
  return sanitizeTextContent(`&L&8 ${left}&C&8 ${date ?? '&D'}&R&8 &P / &N`)
}

/** In small letters, so that the date in the middle is not written over. A whole foot has 255 characters. */
const MOST_AT_FOOT = 80
const MOST_UPRIGHT = 50

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`.toWellFormed()
}

/** The first row of a headed sheet is printed on every page. */
function titles(sheet: Sheet, index: number): string[] {
  const { name, headed } = sheet
  const named = (which: string, references: readonly string[]) =>
    element(
      'definedName',
      { name: `_xlnm.${which}`, localSheetId: index },
      sanitizeTextContent(references.map((reference) => `${quoted(name)}!${reference}`).join(',')),
    )
  const areas = printed(sheet)
  return [
    ...(areas.length === 0 ? [] : [named('Print_Area', areas)]),
    ...(headed ? [named('Print_Titles', ['$1:$1'])] : []),
  ]
}

/** Of a wide sheet the columns on the left; charts beside the columns come after them, so that these stay large. */
function printed({ rows, columns, printed = columns.length, charts = [] }: Sheet): string[] {
  const beside = charts.filter(({ at }) => at.column >= columns.length).map(({ at }) => at)
  if (printed >= columns.length && beside.length === 0) return []
  return [
    areaOf({ column: 0, row: 0 }, { columns: printed, rows: rows.length + 1 }),
    ...beside.map((at) => areaOf(at, COVERED)),
  ]
}

interface Place {
  readonly column: number
  readonly row: number
}

function areaOf(
  { column, row }: Place,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): string {
  return `$${columnLetters(column)}$${row + 1}:$${columnLetters(column + columns - 1)}$${row + rows}`
}
