import { textIn } from '@hausregeln/engine/core/saying.ts'
import * as Plot from '@observablehq/plot'
import type { Cell, ColumnKind, DataTable } from '../experiment/tables/data-table.ts'
import { numberIn, signedIn } from '../experiment/tables/number.ts'
import { hasPicture, type Language, titleOf } from './pictured.ts'

/** How a picture is drawn. */
export interface Drawing {
  readonly language: Language
  readonly width: number
  /** A place on the scale below that is marked, where there is one. */
  readonly mark?: number
}

type Options = Plot.PlotOptions
type Row = Readonly<Record<string, Cell>>

const ACCENT = '#2f6db5'
const WARM = '#c2621b'

/** How far below the picture its scale is named: high enough that no letter is cut off. */
const LABEL_OFFSET = 40

/** The picture of a table, as SVG that takes the colour of the text around it; null where a table says it better. */
export function draw(table: DataTable, { language, width, mark }: Drawing): ReturnType<typeof Plot.plot> | null {
  const options = optionsOf(table, language, width, mark)
  if (options === null) return null
  return Plot.plot({
    width,
    marginLeft: 60,
    marginBottom: 46,
    style: { background: 'transparent', color: 'currentColor', fontSize: '13px', overflow: 'visible' },
    ariaLabel: textIn(table.title, language),
    ...options,
  })
}

function optionsOf(table: DataTable, language: Language, width: number, mark?: number): Options | null {
  if (!hasPicture(table)) return null
  if (/^(difference|change)-/.test(table.id)) return intervals(table, language, [0, 1, 2, 3], 0, width)
  switch (table.id) {
    case 'chances':
      return intervals(table, language, [0, 1, 2, 3], null, width)
    case 'turn-order':
      return intervals(table, language, [0, 1, 2, 3], 1 / table.rows.length, width)
    case 'groups':
      return intervals(table, language, [0, 5, 6, 7], 1, width)
    case 'curve':
      return byNumber(table, language, mark)
    case 'survival':
      return curves(table, language)
    case 'money':
    case 'share-prices':
      return band(table, language)
    case 'wealth':
      return fan(table, language)
    case 'arrivals':
      return arrivals(table, language)
    case 'income':
      return paidBack(table, language, width)
    default:
      return ruins(table, language, width)
  }
}

/** How ticks of a kind of column are written. */
function ticksOf(kind: ColumnKind | undefined, language: Language): { tickFormat?: (value: number) => string } {
  const number = (value: number) => numberIn(language, value, 2)
  if (kind === 'share') return { tickFormat: (value) => `${number(100 * value)}\u00a0%` }
  if (kind === 'points') return { tickFormat: (value) => signedIn(language, 100 * value, 2) }
  return kind === 'signed' ? { tickFormat: (value) => signedIn(language, value, 2) } : { tickFormat: number }
}

/** Pixels of a letter and of a line of what stands beside a picture; lines of a name at most. */
const LETTER = 7.2
const LINE = 14
const MOST_LINES = 3

/** Names beside a picture, long ones broken into lines and at last cut short, the room for them, and the height of each. */
function beside(names: readonly string[], width: number) {
  const longest = Math.max(1, ...names.map((name) => name.length))
  const marginLeft = Math.min(Math.max(150, width * 0.45), 26 + LETTER * longest)
  const letters = Math.floor((marginLeft - 26) / LETTER)
  const most = Math.floor(letters * MOST_LINES * 0.85)
  const shown = names.map((name) => (name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name))
  const lines = Math.min(MOST_LINES, Math.ceil((1.2 * Math.max(...shown.map((name) => name.length))) / letters))
  return { marginLeft, shown, row: Math.max(28, 12 + LINE * lines), lineWidth: (letters * LETTER) / 13 }
}

/** Rows from which on the scale stands above as well. */
const TALL = 20

/** A line an entry: a dot, its limits, and where nothing would be different. */
function intervals(
  { columns, rows }: DataTable,
  language: Language,
  [name, value, low, high]: readonly [number, number, number, number],
  neutral: number | null,
  width: number,
): Options {
  const data = rows.map((row, at) => ({ at, value: row[value], low: row[low], high: row[high] }))
  const { marginLeft, shown, row, lineWidth } = beside(
    rows.map((one) => `${one[name] ?? ''}`),
    width,
  )
  const scale = {
    labelOffset: LABEL_OFFSET,
    ticks: Math.max(3, Math.round((width - marginLeft) / 90)),
    ...ticksOf(columns[value]?.kind, language),
  }
  return {
    marginLeft,
    x: { label: titleOf(columns[value], language), grid: true, ...scale },
    y: { label: null, type: 'point', domain: data.map(({ at }) => at) },
    height: 76 + row * data.length,
    marks: [
      Plot.axisY({ label: null, lineWidth, tickSize: 0, tickFormat: (at: number) => shown[at] ?? '' }),
      Plot.axisX(scale),
      ...(data.length > TALL ? [Plot.axisX({ anchor: 'top', label: null, ...scale })] : []),
      ...(neutral === null ? [] : [Plot.ruleX([neutral], { strokeDasharray: '4 3' })]),
      Plot.link(data, {
        x1: 'low',
        x2: 'high',
        y1: 'at',
        y2: 'at',
        strokeWidth: 3,
        stroke: ACCENT,
        strokeOpacity: 0.6,
      }),
      Plot.dot(data, { x: 'value', y: 'at', fill: ACCENT, r: 5 }),
    ],
  }
}

/** Curves that fall: a column each. */
function curves({ columns, rows, id }: DataTable, language: Language): Options {
  const hasLimits = id === 'survival' && columns.length === 4 && columns[2]?.kind === 'share'
  const names = columns.slice(1, hasLimits ? 2 : undefined).map(({ title }) => textIn(title, language))
  const data = names.flatMap((side, at) =>
    rows.map((row): Row => ({ round: row[0] ?? 0, share: row[at + 1] ?? null, side })),
  )
  const limits = rows.map((row): Row => ({ round: row[0] ?? 0, low: row[2] ?? null, high: row[3] ?? null }))
  return {
    x: { label: titleOf(columns[0], language), grid: true, ...ticksOf('whole', language) },
    y: { label: null, grid: true, domain: [0, 1], ...ticksOf('share', language) },
    color: { legend: names.length > 1 && names.length <= 10, domain: names },
    marks: [
      ...(hasLimits ? [Plot.areaY(limits, { x: 'round', y1: 'low', y2: 'high', fill: ACCENT, fillOpacity: 0.2 })] : []),
      Plot.line(data, {
        x: 'round',
        y: 'share',
        stroke: names.length > 1 ? 'side' : ACCENT,
        strokeWidth: 2,
        curve: 'step-after',
      }),
    ],
  }
}

/** Room above a picture for what its scale is called, in pixels. */
const ABOVE = 34

/** A figure by the values of a number, each with its limits. */
function byNumber({ columns, rows }: DataTable, language: Language, mark?: number): Options {
  const data = rows.flatMap(([at, value, low, high]): Row[] =>
    typeof value === 'number' ? [{ at: at ?? 0, value, low: low ?? null, high: high ?? null }] : [],
  )
  const limited = data.filter(({ low }) => low !== null)
  return {
    marginTop: ABOVE,
    x: { label: titleOf(columns[0], language), labelOffset: LABEL_OFFSET, ...ticksOf('number', language), inset: 12 },
    y: { label: titleOf(columns[1], language), grid: true, nice: true, ...ticksOf(columns[1]?.kind, language) },
    marks: [
      ...(mark === undefined ? [] : [Plot.ruleX([mark], { stroke: WARM, strokeDasharray: '4 3' })]),
      Plot.line(data, { x: 'at', y: 'value', stroke: ACCENT, strokeWidth: 1.5, strokeOpacity: 0.6 }),
      Plot.ruleX(limited, { x: 'at', y1: 'low', y2: 'high', stroke: ACCENT, strokeWidth: 3, strokeOpacity: 0.5 }),
      Plot.dot(data, { x: 'at', y: 'value', fill: ACCENT, r: 4.5 }),
    ],
  }
}

/** A mean by rounds, with its limits. */
function band({ columns, rows }: DataTable, language: Language): Options {
  const data = rows.map(
    (row): Row => ({ round: row[0] ?? 0, value: row[2] ?? null, low: row[3] ?? null, high: row[4] ?? null }),
  )
  return {
    x: { label: titleOf(columns[0], language), grid: true, ...ticksOf('whole', language) },
    y: { label: titleOf(columns[2], language), grid: true, zero: true, ...ticksOf('whole', language) },
    marks: [
      Plot.areaY(data, { x: 'round', y1: 'low', y2: 'high', fill: ACCENT, fillOpacity: 0.2 }),
      Plot.line(data, { x: 'round', y: 'value', stroke: ACCENT, strokeWidth: 2 }),
    ],
  }
}

function fan({ columns, rows }: DataTable, language: Language): Options {
  const data = rows.map((row): Row => {
    const [round, p10, p25, p50, p75, p90] = row
    return { round: round ?? 0, p10: p10 ?? 0, p25: p25 ?? 0, p50: p50 ?? 0, p75: p75 ?? 0, p90: p90 ?? 0 }
  })
  return {
    x: { label: titleOf(columns[0], language), grid: true, ...ticksOf('whole', language) },
    y: { label: null, grid: true, ...ticksOf('whole', language) },
    marks: [
      Plot.areaY(data, { x: 'round', y1: 'p10', y2: 'p90', fill: ACCENT, fillOpacity: 0.15 }),
      Plot.areaY(data, { x: 'round', y1: 'p25', y2: 'p75', fill: ACCENT, fillOpacity: 0.25 }),
      Plot.line(data, { x: 'round', y: 'p50', stroke: ACCENT, strokeWidth: 2 }),
    ],
  }
}

/** What was played as bars, what is exact, where it is known, as marks: leaving jail at once, and staying. */
function arrivals({ columns, rows }: DataTable, language: Language): Options {
  const titles = [2, 3, 4].map((at) => titleOf(columns[at], language))
  const [leaving = '', staying = '', played = ''] = titles
  const data = rows.map(
    (row): Row => ({ space: row[0] ?? 0, leaving: row[2] ?? null, staying: row[3] ?? null, played: row[4] ?? null }),
  )
  const isExact = data.some((one) => one.leaving !== null)
  return {
    x: { label: titleOf(columns[0], language), interval: 1, tickSpacing: 40 },
    y: { label: null, grid: true, ...ticksOf('share', language) },
    color: { legend: isExact, domain: [played, leaving, staying], range: [ACCENT, WARM, '#8b6fb8'] },
    marks: [
      Plot.barY(data, { x: 'space', y: 'played', fill: () => played, fillOpacity: 0.55 }),
      Plot.dot(data, { x: 'space', y: 'leaving', fill: () => leaving, r: 3 }),
      Plot.dot(data, { x: 'space', y: 'staying', fill: () => staying, r: 3 }),
    ],
  }
}

/** Turns after which each property has paid for itself, a dot a level: exactly, or as played where that is not known. */
function paidBack({ columns, rows }: DataTable, language: Language, width: number): Options {
  const names = [...new Map(rows.map((row) => [Number(row[0]), `${row[1] ?? ''}`]))]
  const data = rows.flatMap((row, at) => {
    const turns = row[8] ?? row[9] ?? null
    const level = at - rows.findIndex((one) => one[0] === row[0])
    return turns === null ? [] : [{ space: Number(row[0]), turns: Number(turns), level, called: `${row[2] ?? ''}` }]
  })
  // A level is so many buildings of a street, and so many that are owned of what cannot be built on: the legend says both.
  const levels = [...new Set(data.map(({ level }) => level))].sort((a, b) => a - b)
  const called = (level: number) =>
    [...new Set(data.filter((one) => one.level === level).map((one) => one.called))].join(' / ')
  const { marginLeft, shown, lineWidth } = beside(
    names.map(([, name]) => name),
    width,
  )
  const label = (space: number) => shown[names.findIndex(([one]) => one === space)] ?? ''
  // Of some properties it is known exactly, of others as it was played: the scale is named without either.
  const [named] = titleOf(columns[8], language).split(',')
  return {
    marginLeft,
    height: 96 + 22 * names.length,
    x: { type: 'log', label: named ?? '', labelOffset: LABEL_OFFSET, grid: true, ...ticksOf('whole', language) },
    y: { type: 'point', label: null, domain: names.map(([space]) => space) },
    color: { type: 'ordinal', scheme: 'viridis', legend: true, domain: levels, tickFormat: called },
    marks: [
      Plot.axisY({ label: null, lineWidth, tickSize: 0, tickFormat: label }),
      Plot.dot(data, { x: 'turns', y: 'space', fill: 'level', r: 5, stroke: 'currentColor', strokeWidth: 0.5 }),
    ],
  }
}

/** Room beside a square of shares for who they are of, and of a letter in one, in pixels. */
const BESIDE_SQUARE = 80
const LETTER_HEIGHT = 13
/** Squares from which on a share has room for its sign, and the part of the darkest from which on letters are white. */
const WIDE = 56
const DARK = 0.66

/** Who leaves, and to whom: a square for each share. */
function ruins({ columns, rows }: DataTable, language: Language, width: number): Options {
  const names = columns.slice(1).map(({ title }) => textIn(title, language))
  const square = (width - BESIDE_SQUARE) / names.length
  const data = rows.flatMap((row) =>
    names.map((to, at): Row => ({ from: `${row[0] ?? ''}`, to, share: row[at + 1] ?? 0 })),
  )
  const darkest = Math.max(...data.map(({ share }) => Number(share)))
  return {
    x: { domain: names },
    y: { label: titleOf(columns[0], language), type: 'band' },
    color: { scheme: 'blues' },
    height: 60 + 44 * rows.length,
    marks: [
      Plot.axisX({ label: null, tickSize: 0, lineWidth: square / LETTER_HEIGHT }),
      Plot.cell(data, { x: 'to', y: 'from', fill: 'share' }),
      Plot.text(data, {
        x: 'to',
        y: 'from',
        text: (one: Row) => `${numberIn(language, 100 * Number(one.share), 1)}${square < WIDE ? '' : '\u00a0%'}`,
        fill: (one: Row) => (Number(one.share) > DARK * darkest ? 'white' : 'black'),
      }),
    ],
  }
}
