import { POT } from '@hausregeln/engine/core/limits.ts'
import { newGame } from '@hausregeln/engine/core/play.ts'
import { costOf, mostPayable, netOf, type SurchargeRule } from '@hausregeln/engine/kit/surcharge.ts'
import { describe, expect, it } from 'vitest'
import { protection } from '../protection/rules/chapter.ts'
import { type Scene, Table } from '../testing/script.ts'
import { tinyBook, tinyChapters } from '../testing/tiny-book.ts'

const half: SurchargeRule = {
  slot: 'protection',
  of: (_l, _seat, amount) => Math.ceil(amount / 2),
  most: (_l, _seat, money) => Math.floor((2 * money) / 3),
}

/** A table of the tiny book at which everything paid or received by choice costs half of it again. */
function table(scene: Partial<Scene>): Table {
  return new Table(tinyBook({ rules: { surcharge: half } }), { seats: 3, starts: 0, ...scene })
}

describe('a surcharge', () => {
  it('is due on a purchase, which is refused where the cash does not cover it', () => {
    const t = table({ cash: { 0: 150 } })
    t.throws(0, [1, 2])
    t.do(0, 'buy')
    expect([t.cash(0), t.cash(POT)]).toEqual([0, 50])
    const poor = table({ cash: { 0: 149 } })
    poor.throws(0, [1, 2])
    poor.refuses(0, 'buy', 'cannotAfford', 'T-purchase')
  })

  it('limits a bid in the open auction to what the cash covers, and is due on the price', () => {
    const t = table({ cash: { 0: 10, 1: 101, 2: 100 } })
    t.throws(0, [1, 2])
    t.do(0, 'decline')
    expect([t.legal(0), t.legal(1), t.legal(2)]).toEqual([
      ['bid 1–6', 'pass'],
      ['bid 1–67', 'pass'],
      ['bid 1–66', 'pass'],
    ])
    t.refuses(1, 'bid', 68, 'bidAboveCash', 'T-auction')
    t.do(2, 'bid', 66)
    expect(t.must).toEqual([1])
    t.do(1, 'bid', 67)
    expect([t.owner('red 2'), t.cash(1), t.cash(POT)]).toEqual([1, 0, 34])
  })

  it('is due on building and on each piece sold', () => {
    const t = table({ own: { 0: ['red 1', 'red 2'] }, cash: { 0: 75 } })
    t.do(0, 'build', 'red 1')
    expect([t.cash(0), t.cash(POT)]).toEqual([0, 25])
    t.refuses(0, 'build', 'red 2', 'buildTooDear', 'T-build')
    t.do(0, 'sell', 'red 1')
    expect([t.cash(0), t.cash(POT)]).toEqual([12, 38])
  })

  it('is due on each piece of a group that is sold down for want of houses', () => {
    const scarce = tinyBook({ rules: { surcharge: half }, numbers: { houses: 2 } })
    const own = { 0: ['red 1', 'red 2'] }
    const t = new Table(scarce, { seats: 3, starts: 0, own, cash: { 0: 0 }, level: { 'red 1': 5, 'red 2': 5 } })
    t.do(0, 'sell', 'red 1')
    expect([t.level('red 1'), t.level('red 2'), t.cash(0), t.cash(POT)]).toEqual([1, 1, 8 * 12, 8 * 13])
  })

  it('is due on mortgaging and on lifting', () => {
    const t = table({ own: { 0: ['utility'] }, cash: { 0: 0 } })
    t.do(0, 'mortgage', 'utility')
    expect([t.cash(0), t.cash(POT)]).toEqual([37, 38])
    t.refuses(0, 'lift', 'utility', 'liftTooDear', 'T-lift')
    const rich = table({ own: { 0: ['utility'] }, mortgaged: ['utility'], cash: { 0: 125 } })
    rich.do(0, 'lift', 'utility')
    expect([rich.cash(0), rich.cash(POT)]).toEqual([0, 42])
  })

  it('lowers what a debtor could raise, but not the proceeds of the liquidation', () => {
    const owing = {
      own: { 0: ['utility'], 1: ['blue 1', 'blue 2'] },
      options: { autoRent: 1 },
      place: { 0: 4 },
    } as const
    const t = table({ ...owing, cash: { 0: 3 } })
    t.throws(0, [1, 2])
    t.refuses(0, 'bankrupt', 'canStillPay', 'T-debt')
    const broke = table({ ...owing, cash: { 0: 2 } })
    broke.throws(0, [1, 2])
    broke.do(0, 'bankrupt')
    expect([broke.cash(1), broke.cash(POT)]).toEqual([502, 0])
  })
})

describe('half as much again in jail', () => {
  const { book } = tinyBook({ chapters: [...tinyChapters, protection], numbers: { protectionShare: 50 } })
  const g = newGame(book, { seats: 2, seed: 1 })

  it('costs nothing outside', () => {
    expect([costOf(g, 0, 77), netOf(g, 0, 77), mostPayable(g, 0)]).toEqual([77, 77, 500])
  })

  it('rounds .5 up, and the greatest bid is the greatest that the cash covers', () => {
    g.s.jail[1] = 1
    expect([costOf(g, 1, 77), netOf(g, 1, 77), costOf(g, 1, 76), costOf(g, 1, 0)]).toEqual([116, 38, 114, 0])
    for (let cash = 0; cash < 200; cash++) {
      g.s.cash[1] = cash
      const most = mostPayable(g, 1)
      expect(costOf(g, 1, most) <= cash && costOf(g, 1, most + 1) > cash).toBe(true)
    }
    expect([mostPayable(g, 1, 100), mostPayable(g, 1, 1000)]).toEqual([66, 0])
  })
})
