import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { give } from '@hausregeln/engine'
import { amountOf, type Bench, can, NONE, type Play, YES_NO } from './bench.ts'

/** All that are asked bid sealed: the first so much, the others so much, and so on. */
function bids(t: Table, ...amounts: readonly number[]): void {
  for (const [at, seat] of t.must.entries()) t.do(seat, 'sealedBid', amounts[at] ?? 0)
}

function unowned(bench: Bench): string {
  const t = bench.landOn(bench.elsewhere)
  if (can(t, 0, 'buy')) return 'is for sale'
  const before = t.cash(1)
  bids(t, 20, 10, 0)
  const all = t.cash(1) < before ? ', and everybody pays their own' : ''
  return `is auctioned at once by sealed bids${all}`
}

/** Whether seat 0 can buy here, in a position. */
function mayBuy(bench: Bench, scene: Parameters<Bench['landOn']>[1]): boolean {
  return can(bench.landOn(bench.group[1], scene), 0, 'buy')
}

function buying(bench: Bench): string {
  if (!mayBuy(bench, {})) return NONE
  const besideOther = mayBuy(bench, { own: { 1: [bench.deed(bench.group[0])] } })
  const inDebt = !bench.knowsBankDebt || mayBuy(bench, { debt: { 0: 10 }, own: { 0: bench.deeds.slice(-1) } })
  if (besideOther && inDebt) return 'anybody who lands there may'
  if (!besideOther && !inDebt) return 'anybody who lands there may, without debt at the bank and if the claims allow'
  return `beside another: ${besideOther}, in debt: ${inDebt}`
}

const AUCTIONS: Readonly<Record<string, string>> = {
  'open auction': 'is auctioned openly',
  'sealed auction': 'is auctioned by sealed bids',
  turn: 'stays with the bank',
}

function declined(bench: Bench): string {
  const t = bench.landOn(bench.elsewhere)
  if (!can(t, 0, 'decline')) return NONE
  t.do(0, 'decline')
  return AUCTIONS[t.waitsFor] ?? t.waitsFor
}

/** Whether another player's street keeps seat 0 from getting one of the same group. */
function claims(bench: Bench): boolean {
  const t = bench.landOn(bench.group[1], { own: { 1: [bench.deed(bench.group[0])] } })
  return !can(t, 0, 'buy') && !can(t, 0, 'sealedBid')
}

/** How many streets of a group seat 0 must have before it may buy in another. */
function pairs(bench: Bench): string {
  if (!can(bench.landOn(bench.elsewhere), 0, 'buy')) return NONE
  const enough = [1, 2, 3].find((count) => {
    const own = { 0: bench.group.slice(0, count).map((space) => bench.deed(space)) }
    return can(bench.landOn(bench.elsewhere, { own }), 0, 'buy')
  })
  return enough === 1 ? NONE : `${enough}`
}

/** The ties of all in a row after which a lot is drawn. */
function ties(bench: Bench): string {
  const t = bench.landOn(bench.elsewhere)
  if (t.waitsFor !== 'sealed auction') return NONE
  let rounds = 0
  t.withheld(() => {
    for (; t.must.length === 3 && t.legal(0).length > 0; rounds++)
      for (const seat of t.must) t.do(seat, 'sealedBid', 10)
    give(t.g, [1])
  })
  return t.lines('auctionWon').length + t.events.filter(({ type }) => type === 'lotsDrawn').length > 0
    ? `${rounds}`
    : NONE
}

const OWN_STATION = (bench: Bench) => ({ own: { 0: [bench.deed(bench.space('station'))] } })

function penalty(bench: Bench): string {
  const t = bench.table(OWN_STATION(bench))
  if (!can(t, 0, 'putUp')) return NONE
  t.do(0, 'putUp', bench.deed(bench.space('station')))
  t.do(0, 'setMinimum', 100)
  bids(t, 0, 0)
  return `${amountOf(t.payments[0])} %`
}

/** Whether seat 0, about to throw, can buy a street of its group on which another stands. */
function fromAfar(bench: Bench): boolean {
  const [first, second] = bench.group
  return can(bench.table({ own: { 0: [bench.deed(first)] }, place: { 1: second } }), 0, 'buyRemote')
}

/** Whether seat 0 can sell a property of its own where it has landed on it. */
function sellsHere(bench: Bench): boolean {
  return can(bench.landOn(bench.elsewhere, { own: { 0: [bench.deed(bench.elsewhere)] } }), 0, 'sellDeed')
}

export const property: Readonly<Record<string, Play>> = {
  'An unowned property': unowned,
  Buying: buying,
  'What is not bought': declined,
  'Claims on groups': (bench) => YES_NO(claims(bench)),
  'Streets in each group before another claim': pairs,
  'Ties after which lots are drawn': ties,
  'Penalty where the minimum price is not reached': penalty,
  'Auctions by the owner': (bench) => YES_NO(can(bench.table(OWN_STATION(bench)), 0, 'putUp')),
  'Buying and building from afar': (bench) => YES_NO(fromAfar(bench)),
  'Selling properties to the bank before a throw': (bench) =>
    YES_NO(can(bench.table(OWN_STATION(bench)), 0, 'sellDeed')),
  'Selling a property to the bank where you have landed': (bench) => YES_NO(sellsHere(bench)),
}
