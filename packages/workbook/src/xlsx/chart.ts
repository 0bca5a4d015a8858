import { sanitizeTextContent } from 'write-excel-file/utility'
import type { Chart } from '../sheet.ts'
import { columnReference } from './reference.ts'
import { element, group, value } from './xml.ts'

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Width and height of a chart, and thickness of its lines, in the format's units (914,400 an inch). */
const SIZE = { cx: 8_600_000, cy: 4_300_000 }
/** How many columns and rows of usual size it covers. */
export const COVERED = { columns: 15, rows: 24 }
const LINE = 22_225
const GRID = 6350
const INK = '44505C'
const PALE = 'D9DEE3'

/** About so many labels along the lower edge. */
const LABELS = 12

const AXIS_ACROSS = 1
const AXIS_UP = 2

/** `#aabbcc` as the format writes it. */
function fill(colour: string): string {
  return group('a:solidFill', value('a:srgbClr', colour.replace('#', '')))
}

function textStyle(size: number, bold: boolean): string {
  return element('a:defRPr', { sz: size * 100, b: bold ? 1 : 0 }, fill(INK))
}

function titled(text: string): string {
  const run = group('a:r', element('a:rPr', { lang: 'en' }), group('a:t', sanitizeTextContent(text)))
  const paragraph = group('a:p', group('a:pPr', textStyle(13, true)), run)
  return group('c:title', group('c:tx', group('c:rich', '<a:bodyPr/>', paragraph)), value('c:overlay', 0))
}

function smallText(): string {
  return group('c:txPr', '<a:bodyPr/>', group('a:p', group('a:pPr', textStyle(9, false)), '<a:endParaRPr lang="en"/>'))
}

function line(chart: Chart, index: number): string {
  const { source, across, rows, series } = chart
  const { column, head, colour } = series[index] ?? { column: 0, head: '', colour: PALE }
  const name = group(
    'c:strCache',
    value('c:ptCount', 1),
    element('c:pt', { idx: 0 }, group('c:v', sanitizeTextContent(head))),
  )
  const cells = (at: number) => group('c:f', sanitizeTextContent(columnReference(source, at, 1, rows)))
  return group(
    'c:ser',
    value('c:idx', index),
    value('c:order', index),
    group('c:tx', group('c:strRef', group('c:f', sanitizeTextContent(columnReference(source, column, 0, 0))), name)),
    group('c:spPr', element('a:ln', { w: LINE, cap: 'rnd' }, fill(colour), '<a:round/>')),
    group('c:marker', value('c:symbol', 'none')),
    group('c:cat', group('c:numRef', cells(across))),
    group('c:val', group('c:numRef', cells(column))),
    value('c:smooth', 0),
  )
}

function axis(kind: 'c:catAx' | 'c:valAx', id: number, crosses: number, ...own: readonly string[]): string {
  const across = kind === 'c:catAx'
  const grid = group('c:majorGridlines', group('c:spPr', element('a:ln', { w: GRID }, fill(PALE))))
  return group(
    kind,
    value('c:axId', id),
    group('c:scaling', value('c:orientation', 'minMax')),
    value('c:delete', 0),
    value('c:axPos', across ? 'b' : 'l'),
    ...(across ? [] : [grid]),
    element('c:numFmt', { formatCode: '#,##0', sourceLinked: 0 }),
    value('c:majorTickMark', 'none'),
    value('c:minorTickMark', 'none'),
    value('c:tickLblPos', 'low'),
    group('c:spPr', element('a:ln', { w: GRID }, fill(PALE))),
    smallText(),
    value('c:crossAx', crosses),
    value('c:crosses', 'autoZero'),
    ...own,
  )
}

/** The part of the file that is a chart: lines over the rows of a sheet. */
export function chartXml(chart: Chart): string {
  const step = Math.max(1, Math.round(chart.rows / LABELS))
  const lines = group(
    'c:lineChart',
    value('c:grouping', 'standard'),
    value('c:varyColors', 0),
    ...chart.series.map((_, index) => line(chart, index)),
    value('c:marker', 1),
    value('c:axId', AXIS_ACROSS),
    value('c:axId', AXIS_UP),
  )
  const plot = group(
    'c:plotArea',
    '<c:layout/>',
    lines,
    axis('c:catAx', AXIS_ACROSS, AXIS_UP, value('c:auto', 1), value('c:lblOffset', 100), value('c:tickLblSkip', step)),
    axis('c:valAx', AXIS_UP, AXIS_ACROSS, value('c:crossBetween', 'midCat')),
  )
  const legend = group('c:legend', value('c:legendPos', 'b'), value('c:overlay', 0), smallText())
  const whole = group(
    'c:chart',
    titled(chart.title),
    value('c:autoTitleDeleted', 0),
    plot,
    legend,
    value('c:plotVisOnly', 1),
    value('c:dispBlanksAs', 'gap'),
  )
  const names = { 'xmlns:c': CHART, 'xmlns:a': DRAWING, 'xmlns:r': RELATIONSHIPS }
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  return head + element('c:chartSpace', names, value('c:roundedCorners', 0), whole)
}

/** Where a chart lies on its sheet, as a part of the sheet's drawing. `relation`: the id of its part. */
export function chartAnchor({ at, title }: Chart, number: number, relation: string): string {
  const from = group(
    'xdr:from',
    group('xdr:col', `${at.column}`),
    group('xdr:colOff', '0'),
    group('xdr:row', `${at.row}`),
    group('xdr:rowOff', '0'),
  )
  const name = element('xdr:cNvPr', { id: number + 1, name: `Chart ${number}`, descr: title })
  const graphic = element(
    'a:graphicData',
    { uri: CHART },
    element('c:chart', { 'xmlns:c': CHART, 'xmlns:r': RELATIONSHIPS, 'r:id': relation }),
  )
  const frame = element(
    'xdr:graphicFrame',
    { macro: '' },
    group('xdr:nvGraphicFramePr', name, '<xdr:cNvGraphicFramePr/>'),
    group('xdr:xfrm', element('a:off', { x: 0, y: 0 }), element('a:ext', { cx: 0, cy: 0 })),
    group('a:graphic', graphic),
  )
  return group('xdr:oneCellAnchor', from, element('xdr:ext', SIZE), frame, '<xdr:clientData/>')
}
