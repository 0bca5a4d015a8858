import { sharesEach, sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { BANK, type Slot, seatsIn } from '@hausregeln/engine'
import { accountColumn, accountName } from '../books/accounts.ts'
import type { Books } from '../books/books.ts'
import { dividends, hasShares, reports, shareDeals } from '../books/exchange.ts'
import type { Line } from '../books/ledger.ts'
import type { Column, Row, Sheet, Value } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'
import { columnLetters, columnReference, literal } from '../xlsx/reference.ts'
import { pricesSheet } from './balances.ts'

/** What there is to write of shares: register, holdings, prices, reports, dividends; nothing where players have none. */
export function exchangeSheets(books: Books): Sheet[] {
  if (!hasShares(books.game.book)) return []
  return [registerSheet(books), holdingsSheet(books), pricesSheet(books), reportsSheet(books), dividendsSheet(books)]
}

/** Seats and the bank: who can hold shares. */
function holdersOf({ game }: Books): number[] {
  return [...Array.from({ length: game.s.seats }, (_, seat) => seat), BANK]
}

function whenColumns({ language }: Books): Column[] {
  const { heads } = wordsIn(language)
  return [
    { head: heads.number, align: 'right' },
    { head: heads.round, align: 'right' },
  ]
}

function when({ entry, round }: Line): Value[] {
  return [entry, round]
}

/** Every deal: who sold whose shares to whom, how many and for how much. */
function registerSheet(books: Books): Sheet {
  const { shares, heads, sheets } = wordsIn(books.language)
  const ways: Readonly<Partial<Record<Slot, string>>> = shares.ways
  const rows = shareDeals(books).map((line): Row => {
    const { from, to, issuer, number, price, slot, rule } = line.event
    const names = [accountName(books, from), accountName(books, to), accountName(books, issuer)]
    return {
      cells: [...when(line), ...names, number, price, inHundredths(price / number), ways[slot] ?? null, rule],
    }
  })
  return {
    name: sheets.register,
    headed: true,
    columns: [
      ...whenColumns(books),
      { head: shares.seller },
      { head: shares.buyer },
      { head: shares.issuer },
      { head: shares.number, align: 'right' },
      { head: shares.total, align: 'right' },
      { head: shares.perShare, align: 'right' },
      { head: shares.way },
      { head: heads.rule },
    ],
    rows,
  }
}

/** A price that need not be whole, as far as it is shown. */
function inHundredths(price: number): number {
  return Math.round(price * 100) / 100
}

/**
 * Who holds whose shares now: a row for everybody, a column for every holder. What is held follows from the register; the
 * shares of who is out are void.
 */
function holdingsSheet(books: Books): Sheet {
  const { shares, sheets } = wordsIn(books.language)
  const holders = holdersOf(books)
  const rows = holders.slice(0, -1).map((issuer, row) => holdingsRow(books, issuer, row, holders))
  return {
    name: sheets.holdings,
    headed: true,
    frozen: 1,
    columns: [
      { head: shares.issuer },
      ...holders.map((holder) => ({
        ...accountColumn(books, holder),
        head: shares.heldBy({ name: accountName(books, holder) }),
      })),
      { head: shares.sum, align: 'right' },
      { head: shares.price, align: 'right' },
      { head: shares.value, align: 'right' },
      { head: shares.state },
    ],
    rows,
  }
}

function holdingsRow(books: Books, issuer: number, row: number, holders: readonly number[]): Row {
  const { game, language } = books
  const held = holders.map((holder) => sharesOf(game, issuer, holder))
  const sum = held.reduce((total, number) => total + number, 0)
  const name = accountName(books, issuer)
  if (!seatsIn(game.s.alive).includes(issuer))
    return { look: 'quiet', cells: [name, ...held, sum, null, null, wordsIn(language).shares.out] }
  const price = sharePrice(game, issuer)
  const last = columnLetters(holders.length)
  const total = columnLetters(holders.length + 1)
  return {
    cells: [
      name,
      ...holders.map((holder, at) => ({ value: held[at] ?? 0, formula: heldFormula(books, issuer, holder) })),
      { value: sum, formula: `SUM(B${row + 2}:${last}${row + 2})` },
      price,
      { value: sum * price, formula: `${total}${row + 2}*${columnLetters(holders.length + 2)}${row + 2}` },
      null,
    ],
  }
}

/** What a holder began with, and has bought by the register, less what they have sold. */
function heldFormula(books: Books, issuer: number, holder: number): string {
  const { register } = wordsIn(books.language).sheets
  const begun = issuer === holder ? sharesEach(books.game.book) : 0
  const deals = shareDeals(books).length
  if (deals === 0) return `${begun}`
  const of = (column: number) => columnReference(register, column, 1, deals)
  const dealt = (column: number) =>
    `SUMPRODUCT(EXACT(${of(ISSUER)},${literal(accountName(books, issuer))})*EXACT(${of(column)},${literal(accountName(books, holder))})*${of(NUMBER)})`
  return `${begun}+${dealt(BUYER)}-${dealt(SELLER)}`
}

/** Columns of the register. */
const SELLER = 2
const BUYER = 3
const ISSUER = 4
const NUMBER = 5

/** Every report with what it said, and why it was filed. */
function reportsSheet(books: Books): Sheet {
  const { shares, heads, sheets } = wordsIn(books.language)
  const rows = reports(books).map(({ line, occasion }): Row => {
    const { seat, cash, property, shares: held, price, rule } = line.event
    return { cells: [...when(line), accountName(books, seat), cash, property, held, price, shares[occasion], rule] }
  })
  return {
    name: sheets.reports,
    headed: true,
    columns: [
      ...whenColumns(books),
      { head: heads.player },
      { head: shares.cash, align: 'right' },
      { head: shares.property, align: 'right' },
      { head: shares.held, align: 'right' },
      { head: shares.price, align: 'right' },
      { head: shares.occasion },
      { head: heads.rule },
    ],
    rows,
  }
}

/** Every dividend: what it was a share, and who got what. */
function dividendsSheet(books: Books): Sheet {
  const { shares, heads, sheets } = wordsIn(books.language)
  const holders = holdersOf(books)
  const rows = dividends(books).map(({ line, received }): Row => {
    const { seat, perShare, rule } = line.event
    const got = holders.map((holder) => received[holder] || null)
    const paid = received.reduce((sum, amount) => sum + amount, 0)
    return { cells: [...when(line), accountName(books, seat), perShare, paid, ...got, rule] }
  })
  return {
    name: sheets.dividends,
    headed: true,
    columns: [
      ...whenColumns(books),
      { head: shares.payer },
      { head: shares.perShare, align: 'right' },
      { head: shares.paid, align: 'right' },
      ...holders.map((holder) => ({
        ...accountColumn(books, holder),
        head: shares.paidTo({ name: accountName(books, holder) }),
      })),
      { head: heads.rule },
    ],
    rows,
  }
}
