import type { Rulebook, Text } from '@hausregeln/engine'
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
    columns: [column('Runde', 'round', 'whole'), column('Spiele', 'games', 'whole'), value, ...limits(value.kind)],
    rows: rows.map(({ round, games, estimate }) => [round, games, ...cells(estimate)]),
  }
}

/** All that is told of a book. */
export function bookTables(report: AboutReport, rulebook: Rulebook | null, language: TableLanguage): DataTable[] {
  const orders = report.turnOrder.map((_, order) => order)
  const money = column('Geld', 'money', 'whole')
  return [
    {
      id: 'survival',
      title: { de: 'Spiele, die länger dauern', en: 'Games that last longer' },
      columns: [column('Runden', 'rounds', 'whole'), column('Anteil', 'share', 'share'), ...limits('share')],
      rows: report.survival.map(({ round, share }) => [round, ...shareCells(share)]),
    },
    {
      id: 'turn-order',
      title: { de: 'Siege nach der Reihenfolge', en: 'Games won by turn order' },
      columns: [column('am Zug als', 'in turn', 'whole'), column('Anteil', 'share', 'share'), ...limits('share')],
      rows: orders.map((order) => [order + 1, ...shareCells(report.turnOrder[order])]),
    },
    arrivalsTable(report, rulebook, language),
    incomesTable(report, rulebook, language),
    groupsTable(report, rulebook, language),
    {
      id: 'ruins',
      title: { de: 'Wer scheidet aus, und an wen', en: 'Who leaves, and to whom' },
      columns: [
        column('am Zug als', 'in turn', 'whole'),
        ...orders.map((order) => column(`an ${order + 1}`, `to ${order + 1}`, 'share')),
        column('an die Bank', 'to the bank', 'share'),
      ],
      rows: report.ruins.map((shares, order) => [order + 1, ...shares.map((share) => share?.share ?? null)]),
    },
    roundsTable('money', { de: 'Geld im Umlauf', en: 'Money in circulation' }, report.money, money),
    {
      id: 'wealth',
      title: { de: 'Vermögen derer, die im Spiel sind', en: 'Wealth of those in the game' },
      columns: [
        column('Runde', 'round', 'whole'),
        ...['10 %', '25 %', '50 %', '75 %', '90 %'].map((part) => column(part, part, 'whole')),
      ],
      rows: report.wealth.map(({ round, p10, p25, p50, p75, p90 }) => [round, p10, p25, p50, p75, p90]),
    },
    {
      id: 'idle',
      title: { de: 'Warten', en: 'Waiting' },
      columns: [
        column('am Zug als', 'in turn', 'whole'),
        column('Entscheidungen anderer bis zur eigenen', "others' decisions until the player's own", 'number'),
        column('Anteil der Runden, die man zusieht', 'share of rounds spent looking on', 'share'),
      ],
      rows: report.idle.map(({ between, after }, order) => [order + 1, between, after]),
    },
    ...(report.shares === null
      ? []
      : [
          roundsTable('share-prices', { de: 'Aktienkurse', en: 'Share prices' }, report.shares.prices, money),
          takeoversTable(report.shares.takeovers),
        ]),
    ...(report.debts === null ? [] : [debtsTable(report.debts, language)]),
    {
      ...sidesTable(report.styles, language),
      id: 'styles',
      title: { de: 'Wie sehr es an den Bots liegt', en: 'How much of it is the bots' },
    },
  ]
}

function takeoversTable(takeovers: Estimate): DataTable {
  return {
    id: 'takeovers',
    title: { de: 'Übernahmen je Spiel', en: 'Takeovers a game' },
    columns: [column('Übernahmen', 'takeovers', 'number'), ...limits('number')],
    rows: [cells(takeovers)],
  }
}

const DEBTS = {
  loans: { de: 'Kredite je Spiel', en: 'loans a game' },
  lent: { de: 'jedes Mal geliehen', en: 'lent each time' },
  lost: { de: 'Ausgeschiedene durch Schulden, je Spiel', en: 'out by debt, a game' },
  gamesWith: { de: 'Spiele mit Schulden, Anteil', en: 'games with debts, share' },
} as const

function debtsTable(
  { loans, lent, lost, gamesWith }: NonNullable<AboutReport['debts']>,
  language: TableLanguage,
): DataTable {
  return {
    id: 'debts',
    title: { de: 'Schulden bei der Bank', en: 'Debts to the bank' },
    columns: [text('was', 'what'), column('Wert', 'value', 'number'), ...limits('number')],
    rows: [
      [DEBTS.loans[language], ...cells(loans)],
      [DEBTS.lent[language], lent, null, null],
      [DEBTS.lost[language], ...cells(lost)],
      [DEBTS.gamesWith[language], ...shareCells(gamesWith)],
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
    columns: [column('Feld', 'space', 'whole'), text('Name', 'name'), ...columns],
    rows: spaces.flatMap((one) => rowsOf(one).map((row) => [one.space, name(one.space), ...row])),
  }
}

function arrivalsTable(report: AboutReport, rulebook: Rulebook | null, language: TableLanguage): DataTable {
  const about = {
    id: 'arrivals',
    title: { de: 'Wie oft je Zug jemand dorthin kommt', en: 'How often somebody comes there in a turn' },
    columns: [
      column('genau, wer das Gefängnis verlässt', 'exactly, leaving jail', 'share'),
      column('genau, wer dort bleibt', 'exactly, staying there', 'share'),
      column('gespielt', 'played', 'share'),
      ...limits('share'),
    ],
  } as const
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
    title: { de: 'Ertrag in jedem Zug der anderen', en: 'Income in each turn of the others' },
    columns: [
      text('Stufe', 'level'),
      column('Kosten', 'cost', 'whole'),
      column('Ertrag, genau', 'income, exactly', 'number'),
      column('Ertrag, gespielt', 'income, played', 'number'),
      ...limits('number'),
      column('bezahlt nach Zügen, genau', 'paid back after turns, exactly', 'whole'),
      column('bezahlt nach Zügen, gespielt', 'paid back after turns, played', 'whole'),
    ],
  } as const
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
    title: { de: 'Wert der ersten ganzen Gruppe', en: 'Value of a group when first completed' },
    columns: [
      text('Gruppe', 'group'),
      column('Spiele', 'games', 'whole'),
      column('gewonnen', 'won', 'share'),
      ...limits('share'),
      column('zu allen Gruppen', 'to all groups', 'number'),
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
