import type { Rulebook, Text } from '@hausregeln/engine'
import type { Interval, Share } from '../statistics.ts'
import type { AboutReport, AtRound } from './about/about.ts'
import type { Comparison, Estimate } from './compare.ts'
import type { FromReport } from './from.ts'
import { MEASURES, type MeasureName } from './measures.ts'
import { moveText } from './moves.ts'
import type { StudyReport } from './open-study.ts'

/** How a number of a column is written: `share` in percent, `points` in points of percent. */
export type ColumnKind = 'text' | 'number' | 'whole' | 'share' | 'points'

export interface Column {
  readonly title: Text
  readonly kind: ColumnKind
}

export type Cell = string | number | null

/** What a picture shows, as a table: for reading, for programs, and for who sees no picture. */
export interface DataTable {
  readonly id: string
  readonly title: Text
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

export const MEASURE_NAMES: Readonly<Record<MeasureName, Text>> = {
  length: { de: 'Länge in Runden', en: 'length in rounds' },
  ended: { de: 'Spiele, die enden', en: 'games that end' },
  first: { de: 'Vorteil des ersten Zuges', en: 'advantage of the first turn' },
  winner: { de: 'Siege des ersten Bots', en: 'games won by the first bot' },
}

const text = (de: string, en: string): Column => ({ title: { de, en }, kind: 'text' })
const column = (de: string, en: string, kind: ColumnKind): Column => ({ title: { de, en }, kind })
const limits = (kind: ColumnKind): Column[] => [column('von', 'from', kind), column('bis', 'to', kind)]

function cells(estimate: Estimate | null): Cell[] {
  return [estimate?.value ?? null, ...range(estimate?.interval ?? null)]
}

function range(interval: Interval | null): Cell[] {
  return [interval?.low ?? null, interval?.high ?? null]
}

function shareCells(share: Share | null | undefined): Cell[] {
  return [share?.share ?? null, ...range(share ?? null)]
}

/** All tables of a report. `rulebook`: of which it tells; `players`: names of the seats. */
export function tablesOf(report: StudyReport, rulebook: Rulebook | null): DataTable[] {
  switch (report.kind) {
    case 'compare':
      return compareTables(report)
    case 'from':
      return [fromTable(report, rulebook)]
    case 'book':
      return aboutTables(report, rulebook)
  }
}

function kindOf(measure: MeasureName): ColumnKind {
  return measure === 'length' ? 'number' : 'points'
}

function compareTables(report: Comparison): DataTable[] {
  const differences: DataTable[] = MEASURES.map((measure) => ({
    id: `difference-${measure}`,
    title: {
      de: `Unterschied zu „${report.sides[0]?.name ?? ''}“: ${MEASURE_NAMES[measure].de}`,
      en: `Difference from "${report.sides[0]?.name ?? ''}": ${MEASURE_NAMES[measure].en}`,
    },
    columns: [
      text('Seite', 'side'),
      column('Unterschied', 'difference', kindOf(measure)),
      ...limits(kindOf(measure)),
      column('Gewinn durch gemeinsamen Zufall', 'gain by common chance', 'number'),
    ],
    rows: report.differences
      .filter((one) => one.measure === measure)
      .map((one) => [report.sides[one.side]?.name ?? '', ...cells(one), one.gain]),
  }))
  return [...differences, sidesTable(report), lengthsTable(report)]
}

function sidesTable(report: Comparison): DataTable {
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
      name,
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
    columns: [column('Runden', 'rounds', 'whole'), ...sides.map(({ name }) => column(name, name, 'share'))],
    rows: rounds.map((round) => [
      round,
      ...sides.map(({ games, lengths }, side) => {
        left[side]! -= lengths[round] ?? 0
        return games === 0 ? null : left[side]! / games
      }),
    ]),
  }
}

function fromTable(report: FromReport, rulebook: Rulebook | null): DataTable {
  const seats = report.ways[0]?.chances.map((_, seat) => seat) ?? []
  const chances = seats.flatMap((seat) => [
    column(`Platz ${seat + 1} gewinnt`, `seat ${seat + 1} wins`, 'share'),
    ...limits('share'),
    ...(report.ways.length > 1 ? [column('Änderung', 'change', 'points'), ...limits('points')] : []),
  ])
  return {
    id: 'chances',
    title: { de: 'Aussichten', en: 'Chances' },
    columns: [text('Weg', 'way'), ...chances, column('niemand', 'nobody', 'share')],
    rows: report.ways.map(({ move, chances: each, changes, undecided }) => [
      moveText(move, rulebook),
      ...seats.flatMap((seat) => [
        ...cells(each[seat] ?? null),
        ...(report.ways.length > 1 ? cells(changes?.[seat] ?? null) : []),
      ]),
      undecided.value,
    ]),
  }
}

function roundsTable(id: string, title: Text, rows: readonly AtRound[], value: Column): DataTable {
  return {
    id,
    title,
    columns: [column('Runde', 'round', 'whole'), column('Spiele', 'games', 'whole'), value, ...limits(value.kind)],
    rows: rows.map(({ round, games, estimate }) => [round, games, ...cells(estimate)]),
  }
}

function aboutTables(report: AboutReport, rulebook: Rulebook | null): DataTable[] {
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
    arrivalsTable(report, rulebook),
    incomesTable(report, rulebook),
    groupsTable(report, rulebook),
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
        column('Entscheidungen anderer bis zur eigenen', "others' decisions until one's own", 'number'),
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
    ...(report.debts === null ? [] : [debtsTable(report.debts)]),
    {
      ...sidesTable(report.styles),
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

function debtsTable({ loans, lent, lost, gamesWith }: NonNullable<AboutReport['debts']>): DataTable {
  return {
    id: 'debts',
    title: { de: 'Schulden bei der Bank', en: 'Debts to the bank' },
    columns: [text('was', 'what'), column('Wert', 'value', 'number'), ...limits('number')],
    rows: [
      ['loans a game', ...cells(loans)],
      ['lent each time', lent, null, null],
      ['out by debt, a game', ...cells(lost)],
      ['games with debts', ...shareCells(gamesWith)],
    ],
  }
}

function spaceName(rulebook: Rulebook | null, space: number): string {
  return rulebook?.board.spaces[space]?.name.de ?? (rulebook?.board.spaces.length === space ? '⛓' : `${space}`)
}

function arrivalsTable({ spaces }: AboutReport, rulebook: Rulebook | null): DataTable {
  return {
    id: 'arrivals',
    title: { de: 'Wie oft je Zug jemand dorthin kommt', en: 'How often somebody comes there in a turn' },
    columns: [
      column('Feld', 'space', 'whole'),
      text('Name', 'name'),
      column('genau, wer das Gefängnis verlässt', 'exactly, leaving jail', 'share'),
      column('genau, wer dort bleibt', 'exactly, staying there', 'share'),
      column('gespielt', 'played', 'share'),
      ...limits('share'),
    ],
    rows: spaces.map(({ space, leaving, staying, simulated }) => [
      space,
      spaceName(rulebook, space),
      leaving,
      staying,
      ...cells(simulated),
    ]),
  }
}

function incomesTable({ spaces }: AboutReport, rulebook: Rulebook | null): DataTable {
  return {
    id: 'income',
    title: { de: 'Ertrag in jedem Zug der anderen', en: 'Income in each turn of the others' },
    columns: [
      column('Feld', 'space', 'whole'),
      text('Name', 'name'),
      column('Stufe', 'level', 'whole'),
      column('Kosten', 'cost', 'whole'),
      column('Ertrag, genau', 'income, exactly', 'number'),
      column('Ertrag, gespielt', 'income, played', 'number'),
      ...limits('number'),
      column('bezahlt nach Zügen, genau', 'paid back after turns, exactly', 'whole'),
      column('bezahlt nach Zügen, gespielt', 'paid back after turns, played', 'whole'),
    ],
    rows: spaces.flatMap(({ space, incomes }) =>
      incomes.map(({ level, cost, exact, simulated, exactTurns, simulatedTurns }) => [
        space,
        spaceName(rulebook, space),
        level,
        cost,
        exact,
        ...cells(simulated),
        exactTurns,
        simulatedTurns,
      ]),
    ),
  }
}

function groupsTable({ groups }: AboutReport, rulebook: Rulebook | null): DataTable {
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
      rulebook?.board.groups[group]?.name.de ?? group,
      owned,
      ...shareCells(share),
      ratio,
      ...range(ratioInterval),
    ]),
  }
}

/** A table as CSV (RFC 4180), with plain numbers. */
export function csvOf({ columns, rows }: DataTable, language: 'de' | 'en'): string {
  const field = (cell: Cell) => {
    const written = cell === null ? '' : `${cell}`
    return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
  }
  return [columns.map(({ title }) => title[language]), ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}
