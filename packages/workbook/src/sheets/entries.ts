import { BANK } from '@hausregeln/engine'
import { eventLevel } from '@hausregeln/rulebooks/texts/index.ts'
import { accountColumn, accountName, accountsOf } from '../books/accounts.ts'
import type { Books } from '../books/books.ts'
import { actorOf, type Line } from '../books/ledger.ts'
import { type Payment, paymentOf } from '../books/payments.ts'
import type { Look, Row, Sheet } from '../sheet.ts'
import { words } from '../words/words.ts'

/**
 * Every entry: what happened, by which rule, what money it moved, and what everybody has after it. In each account the
 * opening balance and what came in, less what went out, is what stands in the last row.
 */
export function entriesSheet(books: Books): Sheet {
  const { heads, sheets } = words[books.language]
  const accounts = accountsOf(books)
  return {
    name: sheets.entries,
    headed: true,
    frozen: 4,
    columns: [
      { head: heads.number, align: 'right' },
      { head: heads.round, align: 'right' },
      { head: heads.player },
      { head: heads.event },
      { head: heads.from },
      { head: heads.to },
      { head: heads.amount, align: 'right' },
      ...accounts.map((account) => accountColumn(books, account)),
      { head: heads.rule },
    ],
    rows: [openingRow(books, accounts), ...rowsOf(books, accounts)],
  }
}

function openingRow({ language, opening }: Books, accounts: readonly number[]): Row {
  const money = accounts.map((account) => opening[account] ?? 0)
  return { look: 'band', cells: [0, null, null, words[language].begins, null, null, null, ...money, null] }
}

function rowsOf(books: Books, accounts: readonly number[]): Row[] {
  const rows: Row[] = []
  let before = books.opening
  for (const line of books.lines) {
    const payment = paymentOf(line, before)
    if (payment !== null || isTold(line)) rows.push(rowOf(books, line, payment, accounts))
    before = line.balances
  }
  return rows
}

/** Whether a line says something that no other says better. */
function isTold({ event }: Line): boolean {
  return event === null || eventLevel(event) !== 'echo'
}

function rowOf(books: Books, line: Line, payment: Payment | null, accounts: readonly number[]): Row {
  const { entry, round, event, text, balances } = line
  const actor = event === null ? -1 : actorOf(event)
  return {
    look: lookOf(line),
    cells: [
      entry,
      round,
      actor >= 0 && actor < BANK ? books.voice.seat(actor) : null,
      text,
      payment && accountName(books, payment.from),
      payment && accountName(books, payment.to),
      payment?.amount ?? null,
      ...accounts.map((account) => balances[account] ?? 0),
      event === null || event.rule === '' ? null : event.rule,
    ],
  }
}

function lookOf({ event }: Line): Look {
  if (event?.type === 'turnBegan') return 'band'
  return event === null || eventLevel(event) === 'detail' ? 'quiet' : 'plain'
}
