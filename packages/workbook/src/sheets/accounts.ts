import { accountName } from '../books/accounts.ts'
import type { Books } from '../books/books.ts'
import { seatColour } from '../books/colours.ts'
import type { Row, Sheet } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'
import { columnLetters } from '../xlsx/reference.ts'
import { told } from './entries.ts'
import { momentOf } from './moments.ts'

/** A sheet for every player: what came in and went out, from whom and to whom, and what they had after it. */
export function accountSheets(books: Books): Sheet[] {
  const taken = new Set(Object.values(wordsIn(books.language).sheets).map((name) => name.toLowerCase()))
  return books.header.seats.map((_, seat) => {
    const name = freeName(wordsIn(books.language).account.of({ name: books.voice.seat(seat) }), taken)
    return accountSheet(books, seat, name)
  })
}

function accountSheet(books: Books, seat: number, name: string): Sheet {
  const { heads, account } = wordsIn(books.language)
  const times = books.lines.some(({ at }) => at !== undefined)
  const received = times ? 5 : 4
  const rows = rowsOf(books, seat, times)
  const [paid, balance] = [received + 1, received + 2].map(columnLetters)
  return {
    name,
    headed: true,
    columns: [
      { head: heads.number, align: 'right' },
      ...(times ? [{ head: heads.time }] : []),
      { head: heads.round, align: 'right' },
      { head: heads.event, most: EVENT_WIDTH },
      { head: account.other },
      { head: account.received, align: 'right' },
      { head: account.paid, align: 'right' },
      { head: account.balance, align: 'right', colour: seatColour(seat) },
      { head: heads.rule },
    ],
    rows,
    running: {
      row: 1,
      column: received + 2,
      columns: 1,
      formula: `${balance}2+${columnLetters(received)}3-${paid}3`,
    },
  }
}

/** In characters. */
const EVENT_WIDTH = 60

function rowsOf(books: Books, seat: number, times: boolean): Row[] {
  const { opening, language, lines } = books
  const begins: Row = {
    look: 'band',
    cells: [
      0,
      ...(times ? [momentOf(lines[0]?.at)] : []),
      null,
      wordsIn(language).begins,
      null,
      null,
      null,
      opening[seat] ?? 0,
      null,
    ],
  }
  const moved = told(books).flatMap(({ line, payment }): Row[] => {
    if (payment === null || (payment.from !== seat && payment.to !== seat)) return []
    const isIn = payment.to === seat
    return [
      {
        cells: [
          line.entry,
          ...(times ? [momentOf(line.at)] : []),
          line.round,
          line.text,
          accountName(books, isIn ? payment.from : payment.to),
          isIn ? payment.amount : null,
          isIn ? null : payment.amount,
          line.balances[seat] ?? 0,
          line.event === null || line.event.rule === '' ? null : line.event.rule,
        ],
      },
    ]
  })
  return [begins, ...moved]
}

/** The most that the name of a sheet may have. */
const LONGEST = 31

/** A name that a sheet can have and no other has, without what the format forbids. */
function freeName(wanted: string, taken: Set<string>): string {
  const plain = wanted.toWellFormed().replace(/[\p{Cc}[\]:*?/\\']/gu, ' ')
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`
    const name =
      plain
        .slice(0, LONGEST - end.length)
        .toWellFormed()
        .replaceAll('\ufffd', ' ')
        .trim() + end
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}
