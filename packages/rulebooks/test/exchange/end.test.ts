import type { GameEvent } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { BANK, bid, pastStart, table } from './table.ts'

describe('the end', () => {
  it('B-5.1: the last player left wins', () => {
    const t = table()
    t.resign(0)
    expect(t.over).toBe(null)
    t.resign(2)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [1] })
  })

  it('B-5.1: with a time limit the greatest of cash, property value and shares at their price wins', () => {
    const t = table({
      cash: { 0: 1000, 1: 1500, 2: 1390 },
      own: { 0: ['Südbahnhof'], 2: ['Badstraße'] },
      shares: { 1: { 0: 10, [BANK]: 5 }, 0: { [BANK]: 5 } },
    })
    const wealth = [0, 1, 2].map((seat) => t.g.book.wealth(t.g, seat))
    expect(wealth).toEqual([1200 + 20 * 48 + 10 * 60, 1500 + 10 * 60, 1450 + 25 * 58])
    t.timeUp()
    t.g.s.place[0] = 17
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    expect(t.over).toEqual({ reason: 'timeUp', winners: [2] })
  })
})

/** Who holds how many shares of whom, as a book-keeper has it who hears only what is told. */
function holdings(events: readonly GameEvent[], seats: number): Map<string, number> {
  const held = new Map<string, number>()
  const add = (issuer: number, holder: number, number: number) =>
    held.set(`${issuer} ${holder}`, (held.get(`${issuer} ${holder}`) ?? 0) + number)
  for (let seat = 0; seat < seats; seat++) add(seat, seat, 25)
  for (const event of events) {
    if (event.type === 'sharesMoved') {
      add(event.issuer, event.from, -event.number)
      add(event.issuer, event.to, event.number)
    }
    if (event.type === 'left') for (const key of held.keys()) if (key.startsWith(`${event.seat} `)) held.set(key, 0)
  }
  return held
}

describe('the book', () => {
  it('B-4.10: what is told is enough to keep it: holdings, reports and balances', () => {
    const t = pastStart()
    t.do(0, 'report')
    t.do(0, 'sellShares', { issuer: 0, number: 5 })
    t.do(0, 'offer', { to: 1, give: { shares: { issuer: 0, number: 13 } }, get: { cash: 700 } })
    t.do(1, 'accept', 0)
    t.do(0, 'endTurn')
    t.do(1, 'report')
    t.do(1, 'buyShares', { issuer: 0, number: 2 })
    bid(t, 230, 0)
    t.do(1, 'offer', { to: 0, give: { cash: 400 }, get: { shares: { issuer: 0, number: 7 } } })
    t.do(0, 'accept', 1)
    expect(t.g.s.alive).toBe(0b110)
    const held = holdings(t.events, 3)
    for (const issuer of [0, 1, 2])
      for (const holder of [0, 1, 2, BANK]) expect(held.get(`${issuer} ${holder}`) ?? 0).toBe(t.shares(issuer, holder))
    const cash = [1500, 1500, 1500]
    for (const event of t.events) {
      if (event.type !== 'moneyMoved') continue
      cash[event.from] = (cash[event.from] ?? 0) - event.amount
      cash[event.to] = (cash[event.to] ?? 0) + event.amount
    }
    expect([0, 1, 2].map((seat) => cash[seat])).toEqual([0, 1, 2].map((seat) => t.cash(seat)))
    const reported = t.events.flatMap((event) => (event.type === 'reported' ? [[event.seat, event.cash]] : []))
    expect(reported).toEqual([
      [0, 1700],
      [1, 800],
    ])
  })
})
