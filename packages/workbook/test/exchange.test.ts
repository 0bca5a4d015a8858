import { sharesEach, sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { BANK, type GameEvent, isMove, replay, type Session, seatsIn } from '@hausregeln/engine'
import { classic, exchange } from '@hausregeln/rulebooks'
import { workbookOf } from '@hausregeln/workbook'
import { keepBooks } from '@hausregeln/workbook/books/books.ts'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { describe, expect, it } from 'vitest'
import { randomGame } from './random-game.ts'

const NAMES = ['Anna', 'Ben', 'Cem']
const SHEETS = ['Share register', 'Holdings', 'Share prices', 'Reports', 'Dividends']

function play(seed: number, steps: number): Session {
  return randomGame(exchange, { names: NAMES, seed, steps })
}

const read = async (session: Session) => readBack(await workbookOf(exchange, session.record, 'en'))

/** All events of a kind, as the game made them. */
function told<Type extends GameEvent['type']>({ record }: Session, type: Type) {
  return keepBooks(exchange, record, 'en').lines.flatMap(({ event }) =>
    event?.type === type ? [event as Extract<GameEvent, { readonly type: Type }>] : [],
  )
}

describe('B-4.10: the workbook of a game with shares', () => {
  const session = play(7, 1500)
  const book = read(session)
  const { game } = session

  it('has sheets of the exchange, which other rulebooks have not', async () => {
    expect([...(await book).keys()]).toEqual(expect.arrayContaining(SHEETS))
    const { record } = randomGame(classic, { names: NAMES, seed: 7, steps: 50 })
    const other = await readBack(await workbookOf(classic, record, 'en'))
    expect(SHEETS.filter((sheet) => other.has(sheet))).toEqual([])
  })

  it('B-4.3: enters every deal, and the deals make the holdings of the end', async () => {
    const rows = records(await book, 'Share register')
    const deals = told(session, 'sharesMoved')
    expect(rows).toHaveLength(deals.length)
    expect(deals.length).toBeGreaterThan(5)
    const name = (holder: number) => (holder === BANK ? 'Bank' : NAMES[holder])
    for (const issuer of seatsIn(game.s.alive))
      for (const holder of [0, 1, 2, BANK]) {
        const moved = rows
          .filter((row) => row['Shares in'] === name(issuer))
          .reduce(
            (sum, { Seller, Buyer, Number: number }) => {
              const sign = (Buyer === name(holder) ? 1 : 0) - (Seller === name(holder) ? 1 : 0)
              return sum + sign * Number(number)
            },
            issuer === holder ? sharesEach(exchange.book) : 0,
          )
        expect(moved).toBe(sharesOf(game, issuer, holder))
      }
    for (const row of rows)
      expect(Number(row['Per share']) * Number(row.Number)).toBeCloseTo(Number(row['Total price']), 0)
  })

  it('B-4.1: accounts for 25 shares of everybody in the game, at their price', async () => {
    const rows = records(await book, 'Holdings')
    expect(rows.map((row) => row['Shares in'])).toEqual(NAMES)
    expect(game.s.alive).not.toBe(0b111)
    rows.forEach((row, issuer) => {
      const isIn = seatsIn(game.s.alive).includes(issuer)
      expect([row.Status, row.Price === null]).toEqual([isIn ? null : 'eliminated', !isIn])
      if (!isIn) return
      expect(row.Total).toBe(sharesEach(exchange.book))
      expect(row.Price).toBe(sharePrice(game, issuer))
      expect(row['held by Bank'] ?? 0).toBe(sharesOf(game, issuer, BANK))
    })
  })

  it('B-4.2: has everybody’s price for every turn', async () => {
    const expected: unknown[] = []
    replay(exchange.book, session.record, session.length, {
      hear(g, type) {
        if (type === 'turnBegan')
          expected.push(NAMES.map((_, seat) => ((g.s.alive >>> seat) & 1 ? sharePrice(g, seat) : null)))
      },
    })
    const rows = records(await book, 'Share prices').map((row) => NAMES.map((name) => row[name]))
    expect(rows.slice(0, expected.length)).toEqual(expected)
  })

  it('B-4.6: has every report, and why it was filed', async () => {
    const rows = records(await book, 'Reports')
    const filed = told(session, 'reported')
    expect(rows.map(({ Cash }) => Cash)).toEqual(filed.map(({ cash }) => cash))
    const late = told(session, 'reportLate').length
    expect(rows.filter(({ Occasion }) => Occasion === 'late, filed by the game')).toHaveLength(late)
    expect(late).toBeGreaterThan(0)
    const own = session.record.entries.filter(({ entry }) => isMove(entry) && entry.do === 'report').length
    expect(rows.filter(({ Occasion }) => Occasion === 'interim report').length).toBeLessThanOrEqual(own)
    expect(rows.some(({ Occasion }) => Occasion === 'due')).toBe(true)
  })

  it('B-4.7: has every dividend, and who got it', async () => {
    const rows = records(await book, 'Dividends')
    const announced = told(session, 'dividend')
    const paid = told(session, 'moneyMoved').filter(({ slot }) => slot === 'dividend')
    expect(rows.map((row) => row['Per share'])).toEqual(announced.map(({ perShare }) => perShare))
    const sum = (key: string) => rows.reduce((total, row) => total + Number(row[key] ?? 0), 0)
    expect(sum('Paid')).toBe(paid.reduce((total, { amount }) => total + amount, 0))
    expect(sum('Paid')).toBeGreaterThan(0)
    NAMES.forEach((name, seat) => {
      expect(sum(`to ${name}`)).toBe(paid.reduce((total, { to, amount }) => total + (to === seat ? amount : 0), 0))
    })
  })

  it('B-4.3: enters a deal between players with its price', async () => {
    const fresh = play(3, 0)
    const seller = fresh.game.s.turnSeat
    const buyer = (seller + 1) % NAMES.length
    const terms = { to: buyer, give: { shares: { issuer: seller, number: 4 } }, get: { cash: 190 } }
    expect(fresh.act({ do: 'offer', seat: seller, terms })).toBeNull()
    expect(fresh.act({ do: 'accept', seat: buyer, matter: fresh.game.s.serial })).toBeNull()
    const rows = records(await read(fresh), 'Share register')
    expect(rows).toEqual([
      {
        'No.': fresh.length,
        Round: 1,
        Seller: NAMES[seller],
        Buyer: NAMES[buyer],
        'Shares in': NAMES[seller],
        Number: 4,
        'Total price': 190,
        'Per share': 47.5,
        How: 'deal',
        Rule: 'B-4.3',
      },
    ])
  })
})
