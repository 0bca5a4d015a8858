import { inLanguage } from '@hausregeln/rulebooks/texts/language.ts'
import { say } from '../../say.ts'
import type { Comparison, SideReport } from '../compare.ts'
import { MEASURES, type MeasureName } from '../measures.ts'
import {
  type Cell,
  type ColumnKind,
  cells,
  column,
  type DataTable,
  limits,
  MEASURE_NAMES,
  type TableLanguage,
  text,
} from './data-table.ts'

/** What sides differ in, each side by itself, and how long their games last. */
export function comparisonTables(report: Comparison, language: TableLanguage): DataTable[] {
  const differences = MEASURES.map((measure) => differenceTable(report, measure, language))
  const told = differences.filter(({ rows }) => rows.length > 0)
  return [...curveTables(report), ...told, sidesTable(report, language), lengthsTable(report)]
}

/** What is measured by the values of a number, in their order, where the sides are its curve. */
function curveTables({ curve, measure, sides }: Comparison): DataTable[] {
  if (curve === null) return []
  const kind = measure === 'length' ? 'number' : measure === 'first' ? 'points' : 'share'
  const rows = sides.map(({ measures, minutes, games }, side): Cell[] => [
    curve.values[side] ?? null,
    ...cells(measures[measure]),
    games,
    ...(measure === 'length' ? cells(minutes) : []),
  ])
  return [
    {
      id: 'curve',
      title: say('title-curve', { measure: MEASURE_NAMES[measure], number: curve.name }),
      columns: [
        { title: curve.name, kind: 'number' },
        { title: MEASURE_NAMES[measure], kind },
        ...limits(kind),
        column('games', 'whole'),
        ...(measure === 'length' ? [column('minutes', 'number'), ...limits('number')] : []),
      ],
      rows: rows.sort(([a], [b]) => Number(a) - Number(b)),
    },
  ]
}

function kindOf(measure: MeasureName): ColumnKind {
  return measure === 'length' ? 'signed' : 'points'
}

function differenceTable({ sides, differences }: Comparison, measure: MeasureName, language: TableLanguage): DataTable {
  const [base] = sides
  const told = { base: base?.name ?? '', measure: MEASURE_NAMES[measure] }
  return {
    id: `difference-${measure}`,
    title: measure === 'length' ? say('title-differenceLength', told) : say('title-differencePoints', told),
    columns: [
      text('side'),
      column('difference', kindOf(measure)),
      ...limits(kindOf(measure)),
      column('gain', 'number'),
      ...(measure === 'length' ? [column('minutes', 'signed'), ...limits('signed')] : []),
    ],
    rows: differences
      .filter((one) => one.measure === measure)
      .map((one) => [
        nameOf(sides[one.side], language),
        ...cells(one),
        one.gain,
        ...(measure === 'length' ? cells(one.minutes) : []),
      ]),
  }
}

function nameOf(side: SideReport | undefined, language: TableLanguage): string {
  return side === undefined ? '' : inLanguage(side.name, language)
}

/** What each side has shown by itself. */
export function sidesTable(report: Comparison, language: TableLanguage): DataTable {
  return {
    id: 'sides',
    title: say('title-sides'),
    columns: [
      text('side'),
      column('games', 'whole'),
      column('rounds', 'number'),
      ...limits('number'),
      column('median', 'number'),
      column('minutes', 'number'),
      ...limits('number'),
      column('end', 'share'),
      ...limits('share'),
      column('first', 'points'),
      ...limits('points'),
      column('winner', 'share'),
      ...limits('share'),
    ],
    rows: report.sides.map(({ name, games, measures, minutes, rounds }) => [
      inLanguage(name, language),
      games,
      ...cells(measures.length),
      rounds.median?.value ?? null,
      ...cells(minutes),
      ...cells(measures.ended),
      ...cells(measures.first),
      ...cells(measures.winner),
    ]),
  }
}

/** How many games of each side last longer than so many rounds. */
function lengthsTable({ sides }: Comparison): DataTable {
  const rounds = [...new Set(sides.flatMap(({ lengths }) => Object.keys(lengths).map(Number)))].sort((a, b) => a - b)
  const left = sides.map(({ games }) => games)
  return {
    id: 'survival',
    title: say('title-survival'),
    columns: [column('rounds', 'whole'), ...sides.map(({ name }) => ({ title: name, kind: 'share' as const }))],
    rows: rounds.map((round) => [
      round,
      ...sides.map(({ games, lengths }, side) => {
        const still = (left[side] ?? games) - (lengths[round] ?? 0)
        left[side] = still
        return games === 0 ? null : still / games
      }),
    ]),
  }
}
