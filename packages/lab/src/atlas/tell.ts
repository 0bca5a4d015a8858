import type { Text } from '@hausregeln/engine'
import { inLanguage } from '@hausregeln/rulebooks/texts/language.ts'
import { MEASURES, type MeasureName } from '../experiment/measures.ts'
import { type Cell, column, type DataTable, limits, type TableLanguage, text } from '../experiment/tables/data-table.ts'
import { seriesLimit } from '../report/statistics.ts'
import { say } from '../say.ts'
import type { Atlas, AtlasRow, Figure } from './atlas.ts'

const TITLES: Readonly<Record<MeasureName, Text>> = {
  length: say('atlas-length'),
  ended: say('atlas-ended'),
  first: say('atlas-first'),
  winner: say('atlas-winner'),
}

/** What a rule does to a measure, beyond what chance brings among so many rules: -1, 0 or 1. */
export function directionOf({ rows }: Atlas, { changes }: AtlasRow, measure: MeasureName): -1 | 0 | 1 {
  const change = changes?.[measure] ?? null
  if (change === null) return 0
  const [value, low, high] = change
  const half = ((high - low) / 2) * seriesLimit(rows.length - 1)
  return Math.abs(value) <= half ? 0 : value > 0 ? 1 : -1
}

/** Whether a rule changes nothing at all in games by this rulebook, because something else must be chosen with it. */
export function changesNothing({ changes }: AtlasRow): boolean {
  return changes !== null && MEASURES.every((measure) => (changes[measure]?.[0] ?? 0) === 0)
}

/** Whether house rules make the game longer, in one sentence. */
export function atlasAnswer(atlas: Atlas): Text {
  const rules = atlas.rows.slice(1)
  const count = (sign: number) => rules.filter((row) => directionOf(atlas, row, 'length') === sign).length
  const [longer, shorter, idle] = [count(1), count(-1), rules.filter(changesNothing).length]
  const open = rules.length - longer - shorter - idle
  return say('answer-atlas', { rules: rules.length, longer, shorter, open, idle })
}

/**
 * The tables of an atlas: all that each rule changes; the same by measure, to be pictured; all figures; and what cannot
 * be played.
 */
export function atlasTables(atlas: Atlas, language: TableLanguage): DataTable[] {
  return [
    ...shortTables(atlas, language),
    ...MEASURES.map((measure) => changesTable(atlas, measure, language)),
    figuresTable(atlas, language),
  ]
}

/** What is enough to read: the rulebook as it stands, all that each rule changes, and what cannot be played. */
export function shortTables(atlas: Atlas, language: TableLanguage): DataTable[] {
  const [base] = atlas.rows
  const asItStands = {
    ...figuresTable({ ...atlas, rows: base === undefined ? [] : [base] }, language),
    id: 'base',
    title: say('title-base'),
  }
  return [asItStands, togetherTable(atlas, language), refusedTable(atlas, language)]
}

function togetherTable(atlas: Atlas, language: TableLanguage): DataTable {
  const told = atlas.rows.filter((row) => row.changes !== null)
  const rows = told.map((row): Cell[] => [
    inLanguage(row.label, language),
    ...MEASURES.flatMap((measure) => cellsOf(changesNothing(row) ? null : (row.changes?.[measure] ?? null))),
  ])
  return {
    id: 'changes',
    title: say('title-changes'),
    columns: [
      text('rule'),
      ...MEASURES.flatMap((measure) => {
        const kind = measure === 'length' ? 'signed' : 'points'
        return [{ title: TITLES[measure], kind } as const, ...limits(kind)]
      }),
    ],
    rows: rows.sort((a, b) => Number(b[1] ?? Number.NEGATIVE_INFINITY) - Number(a[1] ?? Number.NEGATIVE_INFINITY)),
  }
}

/** Rules by what they change most, with those that change nothing left out. */
function changesTable(atlas: Atlas, measure: MeasureName, language: TableLanguage): DataTable {
  const kind = measure === 'length' ? 'signed' : 'points'
  const told = atlas.rows.filter((row) => row.changes !== null && row.changes[measure] !== null && !changesNothing(row))
  const rows = told.map((row): Cell[] => [inLanguage(row.label, language), ...cellsOf(row.changes?.[measure] ?? null)])
  return {
    id: `difference-${measure}`,
    title: TITLES[measure],
    columns: [text('rule'), column('change', kind), ...limits(kind)],
    rows: rows.sort((a, b) => Number(b[1]) - Number(a[1])),
  }
}

function figuresTable({ rows }: Atlas, language: TableLanguage): DataTable {
  return {
    id: 'sides',
    title: say('title-rules'),
    columns: [
      text('rule'),
      column('rounds', 'number'),
      ...limits('number'),
      column('end', 'share'),
      ...limits('share'),
      column('first', 'points'),
      ...limits('points'),
      column('better', 'share'),
      ...limits('share'),
    ],
    rows: rows.map(({ label, figures }) => [
      inLanguage(label, language),
      ...MEASURES.flatMap((measure) => cellsOf(figures[measure])),
    ]),
  }
}

function refusedTable({ refused }: Atlas, language: TableLanguage): DataTable {
  return {
    id: 'refused',
    title: say('title-refused'),
    columns: [text('rule'), text('reason')],
    rows: refused.map(({ label, why }) => [inLanguage(label, language), inLanguage(why, language)]),
  }
}

function cellsOf(figure: Figure): Cell[] {
  return figure === null ? [null, null, null] : [...figure]
}
