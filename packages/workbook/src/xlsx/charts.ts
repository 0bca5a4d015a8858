import type { Feature } from 'write-excel-file/universal'
import type { Sheet } from '../sheet.ts'
import { chartAnchor, chartXml } from './chart.ts'
import { element } from './xml.ts'

const CHART_TYPE = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'
const CHART_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart'

/** Adds the charts of these sheets, in their order in the workbook, as charts of the file's own. */
export function charts(sheets: readonly Sheet[]): Feature<Blob> {
  const all = sheets.flatMap((sheet, sheetIndex) => (sheet.charts ?? []).map((chart) => ({ chart, sheetIndex })))
  const placed = all.map(({ chart, sheetIndex }, index) => ({
    chart,
    sheetIndex,
    number: index + 1,
    relation: `rId-chart-${index + 1}`,
    path: `charts/chart${index + 1}.xml`,
  }))
  const on = (index: number) => placed.filter(({ sheetIndex }) => sheetIndex === index)
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () =>
            placed
              .map(({ path }) => element('Override', { ContentType: CHART_TYPE, PartName: `/xl/${path}` }))
              .join(''),
        },
        'xl/drawings/drawing{id}.xml': {
          insert: (_, { sheetIndex }) =>
            on(sheetIndex)
              .map(({ chart, number, relation }) => chartAnchor(chart, number, relation))
              .join(''),
        },
        'xl/drawings/_rels/drawing{id}.xml.rels': {
          insert: (_, { sheetIndex }) =>
            on(sheetIndex)
              .map(({ relation, path }) =>
                element('Relationship', { Id: relation, Type: CHART_RELATION, Target: `../${path}` }),
              )
              .join(''),
        },
      },
      write: {
        files: () => Object.fromEntries(placed.map(({ chart, path }) => [`xl/${path}`, chartXml(chart)])),
      },
    },
  }
}
