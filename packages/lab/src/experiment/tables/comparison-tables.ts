import type { Comparison } from '../compare.ts'
import { MEASURES, type MeasureName } from '../measures.ts'
import {
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
  return [...differences.filter(({ rows }) => rows.length > 0), sidesTable(report, language), lengthsTable(report)]
}

function kindOf(measure: MeasureName): ColumnKind {
  return measure === 'length' ? 'signed' : 'points'
}

function differenceTable({ sides, differences }: Comparison, measure: MeasureName, language: TableLanguage): DataTable {
  const base = sides[0]?.name
  const unit = measure === 'length' ? { de: '', en: '' } : { de: ', in Punkten', en: ', in points' }
  return {
    id: `difference-${measure}`,
    title: {
      de: `Unterschied zu „${base?.de ?? ''}“: ${MEASURE_NAMES[measure].de}${unit.de}`,
      en: `Difference from "${base?.en ?? ''}": ${MEASURE_NAMES[measure].en}${unit.en}`,
    },
    columns: [
      text('Seite', 'side'),
      column('Unterschied', 'difference', kindOf(measure)),
      ...limits(kindOf(measure)),
      column('Gewinn durch gemeinsamen Zufall', 'gain by common chance', 'number'),
    ],
    rows: differences
      .filter((one) => one.measure === measure)
      .map((one) => [sides[one.side]?.name[language] ?? '', ...cells(one), one.gain]),
  }
}

/** What each side has shown by itself. */
export function sidesTable(report: Comparison, language: TableLanguage): DataTable {
  return {
    id: 'sides',
    title: { de: 'Jede Seite für sich', en: 'Each side by itself' },
    columns: [
      text('Seite', 'side'),
      column('Spiele', 'games', 'whole'),
      column('Runden', 'rounds', 'number'),
      ...limits('number'),
      column('Runden, Mitte', 'rounds, middle', 'number'),
      column('enden', 'end', 'share'),
      ...limits('share'),
      column('Vorteil des ersten Zuges', 'advantage of the first turn', 'points'),
      ...limits('points'),
      column('Siege des ersten Bots', 'won by the first bot', 'share'),
      ...limits('share'),
    ],
    rows: report.sides.map(({ name, games, measures, rounds }) => [
      name[language],
      games,
      ...cells(measures.length),
      rounds.median?.value ?? null,
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
    title: { de: 'Spiele, die länger dauern', en: 'Games that last longer' },
    columns: [
      column('Runden', 'rounds', 'whole'),
      ...sides.map(({ name }) => ({ title: name, kind: 'share' as const })),
    ],
    rows: rounds.map((round) => [
      round,
      ...sides.map(({ games, lengths }, side) => {
        left[side]! -= lengths[round] ?? 0
        return games === 0 ? null : left[side]! / games
      }),
    ]),
  }
}
