import { apply, applyMove, NOBODY, pack, view } from '@hausregeln/engine'
import { classic, exchange } from '@hausregeln/rulebooks'
import { expect, it } from 'vitest'
import { sharesOf } from '../../shares/rules/holdings.ts'
import { Table } from '../../testing/script.ts'
import { agreedDeal } from './agreed.ts'

it('an agreed deal is booked in one step: the offer, and at once its acceptance', () => {
  const { g } = new Table(exchange, { seats: 3, starts: 0 })
  const terms = { to: 1, give: { shares: { issuer: 0, number: 4 } }, get: { cash: 90 } }
  const deal = agreedDeal(exchange, view(g, NOBODY).bytes, 0, terms)
  expect(deal.refusal).toBeNull()
  if (!('moves' in deal)) throw new Error('no moves')
  for (const move of deal.moves) expect(applyMove(g, move)).toBeNull()
  expect([sharesOf(g, 0, 1), g.s.cash[0]]).toEqual([4, exchange.book.startCash + 90])
})

it('a deal that the other cannot keep is refused as a whole, and nothing is offered', () => {
  const { g } = new Table(classic, { seats: 2, starts: 0, own: { 0: ['Badstraße'] } })
  const before = view(g, NOBODY).bytes
  const terms = { to: 1, give: { deeds: [0] }, get: { cash: 5000 } }
  expect(agreedDeal(classic, before, 0, terms)).toEqual({ refusal: 'offerTooDear' })
  expect(g.s.parts.trade.offerMask).toBe(0)
  expect(apply(g, pack(g.book.codes.accept, 1, 1))).toBe('noSuchOffer')
})
