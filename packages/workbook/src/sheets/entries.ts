import { BANK } from '@hausregeln/engine'
import { eventLevel } from '@hausregeln/rulebooks/texts/index.ts'
import { accountColumn, accountName, accountsOf } from '../books/accounts.ts'
import type { Books } from '../books/books.ts'
import { actorOf, type Line } from '../books/ledger.ts'
import { type Payment, paymentOf } from '../books/payments.ts'
import type { Cell, Column, Look, Row, Sheet } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'
import { columnLetters } from '../xlsx/reference.ts'
import { momentOf } from './moments.ts'

/** Where something stands among the columns of the entries, which are more where there are times or old values. */
export interface EntryColumns {
  readonly times: boolean
  readonly olds: boolean
  readonly event: number
  readonly from: number
  readonly to: number
  readonly amount: number
  readonly rule: number
  /** The first account. */
  readonly accounts: number
}

const columnsOf = new WeakMap<Books, EntryColumns>()

/** The columns that the entries of this game have. */
export function entryColumns(books: Books): EntryColumns {
  const known = columnsOf.get(books) ?? findColumns(books)
  columnsOf.set(books, known)
  return known
}

function findColumns({ lines }: Books): EntryColumns {
  const times = lines.some(({ at }) => at !== undefined)
  const olds = lines.some(({ was }) => was !== undefined)
  const event = times ? 4 : 3
  const from = event + (olds ? 2 : 1)
  return { times, olds, event, from, to: from + 1, amount: from + 2, rule: from + 3, accounts: from + 4 }
}

/**
 * Every entry: what happened, by which rule, what money it moved, and what everybody has after it. In each account the
 * opening balance and what came in, less what went out, is what stands in the last row: all are formulas.
 */
export function entriesSheet(books: Books): Sheet {
  const { heads, sheets } = wordsIn(books.language)
  const accounts = accountsOf(books)
  const at = entryColumns(books)
  const columns: Column[] = [
    { head: heads.number, align: 'right' },
    ...(at.times ? [{ head: heads.time }] : []),
    { head: heads.round, align: 'right' },
    { head: heads.player },
    { head: heads.event, most: EVENT_WIDTH },
    ...(at.olds ? [{ head: heads.was, most: EVENT_WIDTH }] : []),
    { head: heads.from },
    { head: heads.to },
    { head: heads.amount, align: 'right' },
    { head: heads.rule },
    ...accounts.map((account) => accountColumn(books, account)),
  ]
  return {
    name: sheets.entries,
    headed: true,
    frozen: at.event + 1,
    columns,
    rows: [
      openingRow(books, accounts, at),
      ...told(books).map(({ line, payment }) => rowOf(books, line, payment, accounts, at)),
    ],
    running: { row: 1, column: at.accounts, columns: accounts.length, formula: runningFormula(at) },
    printed: at.accounts,
  }
}

/** In characters: what happened goes over several lines, so that it stays readable on paper. */
const EVENT_WIDTH = 56

/** What an account has after the first payment: what it had, and what came in, less what went out. */
function runningFormula({ from, to, amount, accounts }: EntryColumns): string {
  const [own, payer, payee, sum] = [accounts, from, to, amount].map(columnLetters)
  return `${own}2+IF(EXACT($${payee}3,${own}$1),$${sum}3,0)-IF(EXACT($${payer}3,${own}$1),$${sum}3,0)`
}

function openingRow({ language, opening, lines }: Books, accounts: readonly number[], at: EntryColumns): Row {
  const money = accounts.map((account) => opening[account] ?? 0)
  const cells: Cell[] = [
    0,
    ...(at.times ? [momentOf(lines[0]?.at)] : []),
    null,
    null,
    wordsIn(language).begins,
    ...(at.olds ? [null] : []),
    null,
    null,
    null,
    null,
    ...money,
  ]
  return { look: 'band', cells }
}

/** A line with what it has moved. */
interface ToldLine {
  readonly line: Line
  readonly payment: Payment | null
}

const toldOf = new WeakMap<Books, readonly ToldLine[]>()

/** The lines that the entries tell. */
export function told(books: Books): readonly ToldLine[] {
  const known = toldOf.get(books) ?? findTold(books)
  toldOf.set(books, known)
  return known
}

function findTold(books: Books): ToldLine[] {
  let before = books.opening
  return books.lines.flatMap((line) => {
    const payment = paymentOf(line, before)
    before = line.balances
    return payment !== null || isTold(line) ? [{ line, payment }] : []
  })
}

/** Whether a line says something that no other says better. */
function isTold({ event }: Line): boolean {
  return event === null || eventLevel(event) !== 'echo'
}

function rowOf(books: Books, line: Line, payment: Payment | null, accounts: readonly number[], at: EntryColumns): Row {
  const { entry, round, event, text, balances } = line
  const actor = event === null ? -1 : actorOf(event)
  return {
    look: lookOf(line),
    cells: [
      entry,
      ...(at.times ? [momentOf(line.at)] : []),
      round,
      actor >= 0 && actor < BANK ? books.voice.seat(actor) : null,
      text,
      ...(at.olds ? [line.was ?? null] : []),
      payment && accountName(books, payment.from),
      payment && accountName(books, payment.to),
      payment?.amount ?? null,
      event === null || event.rule === '' ? null : event.rule,
      ...accounts.map((account) => balances[account] ?? 0),
    ],
  }
}

function lookOf({ event }: Line): Look {
  if (event?.type === 'turnBegan') return 'band'
  return event === null || eventLevel(event) === 'detail' ? 'quiet' : 'plain'
}
