import { accountColumn, accountName, accountsOf } from '../books/accounts.ts'
import type { Books } from '../books/books.ts'
import { seatColour } from '../books/colours.ts'
import type { Standing } from '../books/ledger.ts'
import type { Cell, Chart, Column, Sheet, Value } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'
import { cellReference } from '../xlsx/reference.ts'
import { entryColumns, told } from './entries.ts'

/** Columns before those of the seats: turn, round, who is on turn. */
const OWN = 3

/** Everybody's money when each turn began, and at the end; with it what is owed to the bank, if anybody ever did. */
export function balancesSheet(books: Books): Sheet {
  const { language, standings, voice } = books
  const accounts = accountsOf(books)
  const debtors = seatsOf(books).filter((seat) => standings.some(({ debts }) => debts[seat] !== 0))
  const columns: Column[] = [
    ...ownColumns(books),
    ...accounts.map((account) => accountColumn(books, account)),
    ...debtors.map((seat) => ({
      ...accountColumn(books, seat),
      head: wordsIn(language).debtOf({ name: voice.seat(seat) }),
    })),
  ]
  const places = placesOf(books)
  const rows = standings.map((standing, index) => ({
    cells: [
      ...ownCells(books, standing),
      ...accounts.map((account, at) => fromEntries(books, standing.balances[account] ?? 0, places[index], at)),
      ...debtors.map((seat) => standing.debts[seat] ?? 0),
    ],
  }))
  const sheet = { name: wordsIn(language).sheets.balances, headed: true, frozen: OWN, columns, rows }
  const at = { column: columns.length + 1, row: 1 }
  return { ...sheet, charts: seatChart(books, sheet, wordsIn(language).charts.balances, at) }
}

/** The row among the entries at which each standing was; none where they cannot be told apart. */
function placesOf(books: Books): number[] {
  const rows = told(books).map(({ line }) => line)
  const places = rows.flatMap(({ event }, row) =>
    event?.type === 'turnBegan' || event?.type === 'gameOver' ? [row] : [],
  )
  const whole = books.game.s.over === 0 ? [...places, rows.length - 1] : places
  return whole.length === books.standings.length ? whole : []
}

/** What an account had then, as the entries say it. `row`: among the entries that are told, which stand below the opening. */
function fromEntries(books: Books, value: number, row: number | undefined, account: number): Cell {
  if (row === undefined) return value
  const { entries } = wordsIn(books.language).sheets
  return { value, formula: cellReference(entries, row + 2, entryColumns(books).accounts + account) }
}

/** Everybody's wealth, as the rulebook ranks players, when each turn began, and at the end. */
export function wealthSheet(books: Books): Sheet {
  return seatSheet(books, wordsIn(books.language).sheets.wealth, ({ wealth }) => wealth)
}

/** The price of everybody's shares when each turn began, and at the end, with its chart. */
export function pricesSheet(books: Books): Sheet {
  const { sheets, charts } = wordsIn(books.language)
  const sheet = seatSheet(books, sheets.prices, ({ prices }) => prices)
  return { ...sheet, charts: seatChart(books, sheet, charts.prices, { column: sheet.columns.length + 1, row: 1 }) }
}

/** A number for every seat when each turn began, and at the end. */
function seatSheet(books: Books, name: string, bySeat: (standing: Standing) => readonly Value[]): Sheet {
  return {
    name,
    headed: true,
    frozen: OWN,
    columns: [...ownColumns(books), ...seatsOf(books).map((seat) => accountColumn(books, seat))],
    rows: books.standings.map((standing) => ({ cells: [...ownCells(books, standing), ...bySeat(standing)] })),
  }
}

/** A line for every seat over the turns of one of these sheets; none while one turn makes no line. */
export function seatChart(books: Books, { name, rows }: Sheet, title: string, at: Chart['at']): Chart[] {
  if (rows.length < 2) return []
  const series = seatsOf(books).map((seat) => ({
    column: OWN + seat,
    head: accountName(books, seat),
    colour: seatColour(seat),
  }))
  return [{ title, source: name, across: 0, series, rows: rows.length, at }]
}

function seatsOf({ game }: Books): number[] {
  return Array.from({ length: game.s.seats }, (_, seat) => seat)
}

function ownColumns({ language }: Books): Column[] {
  const { heads } = wordsIn(language)
  return [{ head: heads.turn, align: 'right' }, { head: heads.round, align: 'right' }, { head: heads.onTurn }]
}

function ownCells({ voice }: Books, { turn, round, turnSeat }: Standing): Value[] {
  return [turn, round, voice.seat(turnSeat)]
}
