import type { Rulebook, Text } from '@hausregeln/engine'
import { inLanguage } from '@hausregeln/rulebooks/texts/language.ts'
import { say } from '../../say.ts'
import type { AboutReport, AtRound } from '../about/about.ts'
import type { SpaceReport } from '../about/spaces.ts'
import type { Estimate } from '../compare.ts'
import { sidesTable } from './comparison-tables.ts'
import {
  type Cell,
  type Column,
  cells,
  column,
  type DataTable,
  limits,
  range,
  shareCells,
  type TableLanguage,
  text,
} from './data-table.ts'
import { groupName, levelName, spaceName } from './names.ts'

function roundsTable(id: string, title: Text, rows: readonly AtRound[], value: Column): DataTable {
  return {
    id,
    title,
    columns: [column('round', 'whole'), column('games', 'whole'), value, ...limits(value.kind)],
    rows: rows.map(({ round, games, estimate }) => [round, games, ...cells(estimate)]),
  }
}

/** All that is told of a book. */
export function bookTables(report: AboutReport, rulebook: Rulebook | null, language: TableLanguage): DataTable[] {
  const orders = report.turnOrder.map((_, order) => order)
  const money = column('money', 'whole')
  return [
    {
      id: 'survival',
      title: say('title-survival'),
      columns: [column('rounds', 'whole'), column('share', 'share'), ...limits('share')],
      rows: report.survival.map(({ round, share }) => [round, ...shareCells(share)]),
    },
    {
      id: 'turn-order',
      title: say('title-turnOrder'),
      columns: [column('inTurn', 'whole'), column('share', 'share'), ...limits('share')],
      rows: orders.map((order) => [order + 1, ...shareCells(report.turnOrder[order])]),
    },
    arrivalsTable(report, rulebook, language),
    incomesTable(report, rulebook, language),
    groupsTable(report, rulebook, language),
    {
      id: 'ruins',
      title: say('title-ruins'),
      columns: [
        column('inTurn', 'whole'),
        ...orders.map((order) => ({ title: say('column-toOrder', { order: order + 1 }), kind: 'share' as const })),
        column('toBank', 'share'),
      ],
      rows: report.ruins.map((shares, order) => [order + 1, ...shares.map((share) => share?.share ?? null)]),
    },
    roundsTable('money', say('title-money'), report.money, money),
    {
      id: 'wealth',
      title: say('title-wealth'),
      columns: [
        column('round', 'whole'),
        ...['10 %', '25 %', '50 %', '75 %', '90 %'].map((part) => ({
          title: { de: part, en: part },
          kind: 'whole' as const,
        })),
      ],
      rows: report.wealth.map(({ round, p10, p25, p50, p75, p90 }) => [round, p10, p25, p50, p75, p90]),
    },
    {
      id: 'idle',
      title: say('title-idle'),
      columns: [column('inTurn', 'whole'), column('between', 'number'), column('looking', 'share')],
      rows: report.idle.map(({ between, after }, order) => [order + 1, between, after]),
    },
    ...(report.shares === null
      ? []
      : [
          roundsTable('share-prices', say('title-sharePrices'), report.shares.prices, money),
          takeoversTable(report.shares.takeovers),
        ]),
    ...(report.debts === null ? [] : [debtsTable(report.debts, language)]),
    {
      ...sidesTable(report.styles, language),
      id: 'styles',
      title: say('title-styles'),
    },
  ]
}

function takeoversTable(takeovers: Estimate): DataTable {
  return {
    id: 'takeovers',
    title: say('title-takeovers'),
    columns: [column('takeovers', 'number'), ...limits('number')],
    rows: [cells(takeovers)],
  }
}

const DEBTS = {
  loans: say('debts-loans'),
  lent: say('debts-lent'),
  lost: say('debts-lost'),
  gamesWith: say('debts-gamesWith'),
}

function debtsTable(
  { loans, lent, lost, gamesWith }: NonNullable<AboutReport['debts']>,
  language: TableLanguage,
): DataTable {
  return {
    id: 'debts',
    title: say('title-debts'),
    columns: [text('what'), column('value', 'number'), ...limits('number')],
    rows: [
      [inLanguage(DEBTS.loans, language), ...cells(loans)],
      [inLanguage(DEBTS.lent, language), lent, null, null],
      [inLanguage(DEBTS.lost, language), ...cells(lost)],
      [inLanguage(DEBTS.gamesWith, language), ...shareCells(gamesWith)],
    ],
  }
}

/** A table of spaces: each with its number and its name, then what is told of it, a row or several. */
function spacesTable(
  { id, title, columns }: Pick<DataTable, 'id' | 'title' | 'columns'>,
  { spaces }: AboutReport,
  name: (space: number) => string,
  rowsOf: (space: SpaceReport) => readonly (readonly Cell[])[],
): DataTable {
  return {
    id,
    title,
    columns: [column('space', 'whole'), text('name'), ...columns],
    rows: spaces.flatMap((one) => rowsOf(one).map((row) => [one.space, name(one.space), ...row])),
  }
}

function arrivalsTable(report: AboutReport, rulebook: Rulebook | null, language: TableLanguage): DataTable {
  const about = {
    id: 'arrivals',
    title: say('title-arrivals'),
    columns: [column('leaving', 'share'), column('staying', 'share'), column('played', 'share'), ...limits('share')],
  }
  return spacesTable(
    about,
    report,
    (space) => spaceName(rulebook, space, language),
    ({ leaving, staying, simulated }) => [[leaving, staying, ...cells(simulated)]],
  )
}

function incomesTable(report: AboutReport, rulebook: Rulebook | null, language: TableLanguage): DataTable {
  const about = {
    id: 'income',
    title: say('title-income'),
    columns: [
      text('level'),
      column('cost', 'whole'),
      column('incomeExact', 'number'),
      column('incomePlayed', 'number'),
      ...limits('number'),
      column('backExact', 'whole'),
      column('backPlayed', 'whole'),
    ],
  }
  return spacesTable(
    about,
    report,
    (space) => spaceName(rulebook, space, language),
    ({ space, incomes }) =>
      incomes.map(({ level, cost, exact, simulated, exactTurns, simulatedTurns }) => [
        levelName(rulebook, space, level, language),
        cost,
        exact,
        ...cells(simulated),
        exactTurns,
        simulatedTurns,
      ]),
  )
}

function groupsTable({ groups }: AboutReport, rulebook: Rulebook | null, language: TableLanguage): DataTable {
  return {
    id: 'groups',
    title: say('title-groups'),
    columns: [
      text('group'),
      column('games', 'whole'),
      column('won', 'share'),
      ...limits('share'),
      column('toAll', 'number'),
      ...limits('number'),
    ],
    rows: groups.map(({ group, owned, share, ratio, ratioInterval }) => [
      groupName(rulebook, group, language),
      owned,
      ...shareCells(share),
      ratio,
      ...range(ratioInterval),
    ]),
  }
}
