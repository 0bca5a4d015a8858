import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { amountOf, type Bench, can, NONE, type Play, refused } from './bench.ts'

/** What seat 0 owes or has paid seat 1 after landing. */
export function rentOf(t: Table): number {
  const [demand] = t.demands
  if (demand !== undefined) return Number(/^0 owes 1 (\d+) /.exec(demand)?.[1])
  return t.payments.filter((line) => line.startsWith('0 → 1 ')).reduce((sum, line) => sum + amountOf(line), 0)
}

function rentHow(bench: Bench): string {
  const t = bench.landOn(bench.elsewhere, { own: { 1: [bench.deed(bench.elsewhere)] } })
  return t.demands.length > 0 && t.payments.length === 0 ? 'only on demand' : 'is collected at once'
}

function rentInJail(bench: Bench): string {
  const t = bench.landOn(bench.elsewhere, { own: { 1: [bench.deed(bench.elsewhere)] }, jail: { 1: 0 } })
  if (t.demands.length > 0) t.do(1, 'demand', bench.deed(bench.elsewhere))
  return t.payments.some((line) => line.startsWith('0 → 1 ')) ? 'is paid' : 'is not paid'
}

function groupRent(bench: Bench): string {
  const names = bench.group.map((space) => bench.deed(space))
  const rent = (own: readonly string[], mortgaged: readonly string[] = []) =>
    rentOf(bench.landOn(bench.group[0], { own: { 1: own }, mortgaged }))
  const single = rent(names.slice(0, 1))
  const times = rent(names) / single
  if (times === 1) return 'as usual'
  const always = rent(names, names.slice(1, 2)) / single === times
  return `${times} times as much${always ? '' : ', while nothing in the group is mortgaged'}`
}

function utilityThrow(bench: Bench): string {
  const utility = bench.space('utility')
  const own = { 1: [bench.deed(utility)] }
  const needsNone = !refused(() => bench.landOn(utility, { own }).finish())
  if (needsNone) return 'the one that led there'
  bench.landOn(utility, { own }, [6, 5]).finish()
  return 'a fresh one'
}

/** What a card that leads to a utility of seat 1 costs, for each pip of a fresh throw. */
function sentRent(bench: Bench): string {
  const { decks, spaces } = bench.rulebook.board
  const found = decks.flatMap(({ cards }, deck) =>
    cards.flatMap(({ effect }, card) => (effect.do === 'nextUtility' ? [{ deck, card }] : [])),
  )
  const [sent] = found
  if (sent === undefined) return NONE
  const space = spaces.findIndex((one, at) => at >= 3 && one.kind === 'cards' && one.deck === sent.deck)
  const own = { 1: bench.spaces('utility').map((at) => bench.deed(at)) }
  const cards = { [sent.deck]: [sent.card] }
  const t = bench.landOn(space, { own, cards }, [6, 5])
  return rentOf(t) === 0 ? NONE : `${rentOf(t) / 11} times a fresh throw`
}

/** Seat 0 has landed on a street of its own, with so many of its group, and builds there as long as it can. */
function builds(bench: Bench, plots: number, before: Readonly<Record<string, number>> = {}): Table {
  const names = bench.group.slice(0, plots).map((space) => bench.deed(space))
  const t = bench.landOn(bench.group[0], { own: { 0: names }, level: before, cash: { 0: bench.plenty } })
  const open = () => t.legal(0).find((action) => action.startsWith('build '))
  for (let action = open(); action !== undefined; action = open()) t.do(0, 'build', action.slice('build '.length))
  return t
}

/** Whether more plots of a group allow higher buildings, and one plot some. */
function isByPlots(bench: Bench): boolean {
  const [one, three] = [1, 3].map((plots) => heightOf(bench, plots))
  return (one ?? 0) > 0 && (three ?? 0) > (one ?? 0)
}

function heightOf(bench: Bench, plots: number): number {
  if (plots === 0) return 0
  const t = builds(bench, plots)
  return Math.max(...bench.group.map((space) => t.level(bench.deed(space))))
}

function highest(bench: Bench): string {
  return isByPlots(bench) ? [0, 1, 2, 3].map((plots) => heightOf(bench, plots)).join(' / ') : NONE
}

/** The least level of the other plots with which each level of one can be reached. */
function leastOfOthers(bench: Bench): string {
  if (!isByPlots(bench)) return NONE
  const [first, ...others] = bench.group.map((space) => bench.deed(space))
  const reaches = (level: number, other: number) => {
    const levels = Object.fromEntries([[first, level - 1], ...others.map((name) => [name, other])])
    const t = bench.landOn(bench.group[0], { own: { 0: [first ?? '', ...others] }, level: levels })
    return !refused(() => t.do(0, 'build', first ?? ''))
  }
  const all = Array.from({ length: heightOf(bench, 3) }, (_, level) => level + 1)
  return [0, ...all.map((level) => [0, 1, 2, 3, 4, 5].find((other) => reaches(level, other)))].join(' / ')
}

/** A table at which seat 0 owns a whole group, all built so high, and is about to throw or has landed there. */
function built(bench: Bench, level: number, scene: Parameters<Bench['table']>[0] = {}): Table {
  const names = bench.group.map((space) => bench.deed(space))
  const levels = Object.fromEntries(names.map((name) => [name, level]))
  return bench.landOn(bench.group[0], { own: { 0: names }, level: levels, cash: { 0: bench.plenty }, ...scene })
}

/** The level from which a hotel is built; null: there are none. */
function hotelFrom(bench: Bench, options = {}): number | null {
  const from = [1, 2, 3, 4, 5, 6, 7, 8].find((level) => {
    const t = built(bench, level, { options })
    const [, hotels] = t.stock
    const action = t.legal(0).find((one) => one.startsWith('build '))
    if (action === undefined) return false
    t.do(0, 'build', action.slice('build '.length))
    return t.stock[1] < hotels
  })
  return from ?? null
}

function houses(bench: Bench, count: number): string {
  const { one, many } = bench.rulebook.board.pieces.house.en
  return `${count} ${count === 1 ? one : many}`
}

/** What the bank has of a piece; more than could ever stand is no limit. */
function stock(bench: Bench, piece: 0 | 1): string {
  const t = bench.table()
  const left = t.stock[piece]
  const streets = bench.rulebook.board.spaces.filter(({ kind }) => kind === 'street').length
  const height = hotelFrom(bench)
  if (piece === 1 && height === null) return NONE
  const most = piece === 1 ? streets : streets * (height ?? heightOf(bench, 3))
  const { one, many } = bench.rulebook.board.pieces[piece === 0 ? 'house' : 'hotel'].en
  return left >= most ? 'unlimited' : `${left} ${left === 1 ? one : many}`
}

function beforeHotel(bench: Bench, options = {}): string {
  const from = hotelFrom(bench, options)
  return from === null ? NONE : houses(bench, from)
}

/** What a house costs on a whole group, of what it costs on a single street. */
function groupPrice(bench: Bench): string {
  const price = (plots: number) => {
    const names = bench.group.slice(0, plots).map((space) => bench.deed(space))
    const t = bench.landOn(bench.group[0], { own: { 0: names } })
    if (!can(t, 0, 'build')) return null
    t.do(0, 'build', names[0] ?? '')
    return amountOf(t.payments[0])
  }
  const [single, whole] = [price(1), price(3)]
  return single === null || whole === null || single === whole ? NONE : `${(100 * whole) / single} %`
}

function where(bench: Bench): string {
  const [first, second] = bench.group.map((space) => bench.deed(space))
  const names = bench.group.map((space) => bench.deed(space))
  const anywhere = bench.table({ own: { 0: names } })
  if (can(anywhere, 0, 'build')) {
    anywhere.do(0, 'build', first ?? '')
    const even = refused(() => anywhere.do(0, 'build', first ?? ''))
    const partly = can(bench.table({ own: { 0: names.slice(0, 2) } }), 0, 'build')
    return `on ${partly ? 'single streets' : 'whole groups'}${even ? ', evenly' : ''}`
  }
  const landed = bench.landOn(bench.group[0], { own: { 0: names } })
  const others = landed.legal(0).includes(`build ${second}`)
  if (!others) return 'on a street of your own where you have landed'
  return `in the group where you have landed${isByPlots(bench) ? ', by the number of plots' : ''}`
}

/** When seat 1 can build in the turn of seat 0: after its throw, or only before it. */
function when(bench: Bench): string {
  const own = { 1: bench.group.map((space) => bench.deed(space)), 0: [bench.deed(bench.elsewhere)] }
  if (can(bench.landOn(bench.elsewhere, { own }), 1, 'build')) return 'at any time'
  return can(bench.table({ own }), 1, 'build') ? 'in your own turn and between turns' : NONE
}

export const rentAndBuilding: Readonly<Record<string, Play>> = {
  Rent: rentHow,
  'Rent for owners in jail': rentInJail,
  'Rent of unbuilt whole groups': groupRent,
  'Throw for the rent of utilities': utilityThrow,
  'Rent of a utility to which a card leads': sentRent,
  'Houses in the stock of the bank': (bench) => stock(bench, 0),
  'Hotels in the stock of the bank': (bench) => stock(bench, 1),
  'Houses before a hotel': (bench) => beforeHotel(bench),
  'Houses before a hotel in a short game': (bench) =>
    bench.offers('shortGame') ? beforeHotel(bench, { shortGame: 1 }) : NONE,
  'Price of a house on a whole group': groupPrice,
  'Highest level by plots owned': highest,
  'Least level of the others by level': leastOfOthers,
  'You build': where,
  'When you build': when,
}
