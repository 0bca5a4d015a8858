import { inLanguage } from '@hausregeln/rulebooks/texts/language.ts'
import { say } from '../../say.ts'
import type { FromReport } from '../from.ts'
import { counselTables } from './counsel-tables.ts'
import { cells, column, type DataTable, limits, type TableLanguage, text } from './data-table.ts'
import { seatName, seatText } from './names.ts'

/** All that is told of a position: the chances from there, or, by what is done first, the chances and what changes. */
export function positionTables(report: FromReport, language: TableLanguage): DataTable[] {
  const ways =
    report.ways.length === 1
      ? [chancesTable(report, language)]
      : [waysTable(report, language), ...changes(report, language)]
  return [...ways, ...counselTables(report, language)]
}

function seatsOf({ ways }: FromReport): readonly number[] {
  return ways[0]?.chances.map((_, seat) => seat) ?? []
}

/** The chances of each seat as it stands. */
function chancesTable(report: FromReport, language: TableLanguage): DataTable {
  const [way] = report.ways
  const nobody = inLanguage(say('cell-nobody'), language)
  return {
    id: 'chances',
    title: say('title-chances'),
    columns: [text('who'), column('wins', 'share'), ...limits('share')],
    rows: [
      ...seatsOf(report).map((seat) => [seatName(seat, report.names, language), ...cells(way?.chances[seat] ?? null)]),
      [nobody, ...cells(way?.undecided ?? null)],
    ],
  }
}

/** The chances of every seat by every way to go on. */
function waysTable(report: FromReport, language: TableLanguage): DataTable {
  const seats = seatsOf(report)
  return {
    id: 'ways',
    title: say('title-ways'),
    columns: [
      text('what'),
      ...seats.flatMap((seat) => [
        { title: say('column-winsWho', { who: seatText(seat, report.names) }), kind: 'share' as const },
        ...limits('share'),
      ]),
      column('nobody', 'share'),
    ],
    rows: report.ways.map(({ label, chances, undecided }) => [
      inLanguage(label, language),
      ...seats.flatMap((seat) => cells(chances[seat] ?? null)),
      undecided.value,
    ]),
  }
}

/** What each way changes to the chances of those who are asked about: who decides, or the two sides of a deal. */
function changes(report: FromReport, language: TableLanguage): DataTable[] {
  const about = report.trade === null ? [report.seat] : [report.trade.from, report.trade.to]
  return about.map((seat) => ({
    id: `change-${seat + 1}`,
    title: say('title-change', { who: seatText(seat, report.names) }),
    columns: [text('what'), column('change', 'points'), ...limits('points'), column('gain', 'number')],
    rows: report.ways.flatMap(({ label, changes: each }) => {
      const change = each?.[seat]
      return change === undefined ? [] : [[inLanguage(label, language), ...cells(change), change.gain]]
    }),
  }))
}
