import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { BANK } from '@hausregeln/engine'
import { amountOf, type Bench, can, NONE, type Play, refused, YES_NO } from './bench.ts'

/** Seat 0, about to throw, owns all stations. */
function owner(bench: Bench, scene: Parameters<Bench['table']>[0] = {}): Table {
  return bench.table({ own: { 0: stations(bench) }, ...scene })
}

function stations(bench: Bench): readonly string[] {
  return bench.spaces('station').map((space) => bench.deed(space))
}

function interest(bench: Bench): string {
  const [station = ''] = stations(bench)
  const t = owner(bench)
  if (!can(t, 0, 'mortgage')) return NONE
  t.do(0, 'mortgage', station)
  const value = amountOf(t.payments[0])
  t.do(0, 'lift', station)
  return `${(100 * (amountOf(t.payments[0]) - value)) / value} %`
}

/** Seat 0 offers a station, or one share of itself. */
function offers(bench: Bench, t: Table, wares: 'deed' | 'share'): boolean {
  const [station = ''] = stations(bench)
  const give = wares === 'deed' ? { deeds: [station] } : { shares: { issuer: 0, number: 1 } }
  return !refused(() => t.do(0, 'offer', { to: 1, give, get: { cash: 100 } }))
}

function offersATurn(bench: Bench): string {
  const wares = (['deed', 'share'] as const).find((one) => offers(bench, owner(bench), one))
  if (wares === undefined) return NONE
  const t = owner(bench)
  let count = 0
  while (count < 100 && offers(bench, t, wares)) count++
  return `${count}`
}

/** Seat 0 has passed the space where a report falls due; null: there is none. */
function reportSpace(bench: Bench): number | null {
  const found = bench.rulebook.board.spaces.findIndex((_, at) => at > 3 && owesReport(bench, at))
  return found < 0 ? null : found
}

function owesReport(bench: Bench, space: number): boolean {
  if (bench.rulebook.board.spaces[space]?.kind !== 'street' || !bench.book.chapters.has('shares')) return false
  return bench.landOn(space, { own: { 0: [bench.deed(space)] } }).reportsOwed.includes(0)
}

function lateFine(bench: Bench): string {
  const space = reportSpace(bench)
  if (space === null) return NONE
  const own = { 0: [bench.deed(space)], 1: bench.deeds.filter((name) => name !== bench.deed(space)) }
  const t = bench.landOn(space, { own, place: { 1: bench.quietPlace(3) } })
  t.do(0, 'endTurn')
  t.throws(1, [1, 2])
  t.do(1, 'endTurn')
  return bench.money(amountOf(t.payments.find((line) => line.startsWith('0 → '))))
}

function annualReport(bench: Bench): string {
  const space = reportSpace(bench)
  return space === null ? NONE : `with ${bench.rulebook.board.spaces[space]?.name.en}`
}

const hasShares = ({ book }: Bench) => book.chapters.has('shares')

/** The most shares that seat 0 can sell to the bank, or buy from it, in its turn. */
function most(bench: Bench, action: 'sellShares' | 'buyShares'): string {
  if (!hasShares(bench)) return NONE
  const issuer = action === 'sellShares' ? 0 : 1
  const allowed = (number: number) => {
    const t = bench.table({ shares: { 1: { [BANK]: 20 } }, cash: { 0: 100_000 } })
    return !refused(() => t.do(0, action, { issuer, number }))
  }
  return `${[1, 2, 3, 4, 5, 6, 7, 8].filter(allowed).at(-1)}`
}

/** The fewest shares of a player with which their properties go to the holder when the last own share is sold. */
function majority(bench: Bench): string {
  if (!hasShares(bench)) return NONE
  const takesOver = (number: number) => {
    const t = bench.table({ shares: { 0: { 1: number, 2: 24 - number } }, own: { 0: stations(bench) } })
    t.do(0, 'sellShares', { issuer: 0, number: 1 })
    return t.owner(stations(bench)[0] ?? '') === 1
  }
  return `${[10, 11, 12, 13, 14, 15].find(takesOver)}`
}

export const trade: Readonly<Record<string, Play>> = {
  'Interest on mortgages': interest,
  'Offers that each may make in a turn': offersATurn,
  'Fine for a late report': lateFine,
  'Shares of which every player consists': (bench) => (hasShares(bench) ? `${bench.table().shares(0, 0)}` : NONE),
  'Shares for a majority': majority,
  'Shares that the bank takes in a turn': (bench) => most(bench, 'sellShares'),
  'Shares that the bank gives in a turn': (bench) => most(bench, 'buyShares'),
  'Annual report': annualReport,
  Mortgages: (bench) => YES_NO(can(owner(bench), 0, 'mortgage')),
  Trading: (bench) => YES_NO(offers(bench, owner(bench), 'deed')),
  'Trading in shares of players': (bench) => YES_NO(offers(bench, owner(bench), 'share')),
  'Shares of players and their exchange': (bench) => YES_NO(can(owner(bench), 0, 'sellShares')),
}

/** The dearest street, with all of its group seat 1's, and so much built on it. */
function dear(bench: Bench): readonly string[] {
  const spaces = bench.rulebook.board.spaces
  const streets = spaces.flatMap((space) => (space.kind === 'street' ? [space] : []))
  const group = streets.toSorted((a, b) => b.price - a.price)[0]?.group
  return streets.filter((space) => space.group === group).map(({ name }) => name.de)
}

/** Seat 0 has landed on the dearest street, whose rent is beyond it, and owns this. */
function beyond(bench: Bench, own: readonly string[], scene: Parameters<Bench['table']>[0] = {}): Table {
  const streets = dear(bench)
  const space = bench.rulebook.board.spaces.findIndex(({ name }) => name.de === streets.at(-1))
  const level = { ...scene.level, ...Object.fromEntries(streets.map((name) => [name, 3])) }
  const t = bench.landOn(space, { cash: { 0: 5 }, ...scene, own: { 0: own, 1: streets }, level })
  if (t.demands.length > 0) t.do(1, 'demand', streets.at(-1) ?? '')
  return t
}

function shortfall(bench: Bench): string {
  const t = beyond(bench, stations(bench))
  if (t.waitsFor === 'debt to settle') {
    for (const station of stations(bench)) if (t.waitsFor === 'debt to settle') t.do(0, 'mortgage', station)
    const broke = beyond(bench, [])
    const isOut = !refused(() => broke.do(0, 'bankrupt'))
    return isOut ? 'turns possessions into money; else bankruptcy' : 'turns possessions into money'
  }
  if (t.lines('paymentCut').length > 0 && t.lines('eliminated').length > 0) return 'pays what is there'
  const lost = beyond(bench, [])
  return t.debt(0) > 0 && lost.lines('lostByDebt').length > 0
    ? 'borrows from the bank; with more debt than the possessions are worth the game is lost'
    : 'nothing'
}

/** Seat 0, with one station, is out by a debt to seat 1. */
function bankrupt(bench: Bench, own: readonly string[], scene: Parameters<Bench['table']>[0] = {}): Table {
  const t = beyond(bench, own, { cash: { 0: 0 }, ...scene })
  if (can(t, 0, 'bankrupt')) t.do(0, 'bankrupt')
  return t
}

/** Seat 0, with this, is out by a debt to the bank; null where nobody goes bankrupt. */
function bankruptToBank(bench: Bench, own: readonly string[], level = {}): Table | null {
  const [tax] = bench.spaces('tax')
  if (tax === undefined) return null
  const t = bench.landOn(tax, { own: { 0: own }, level, cash: { 0: 0 } })
  if (!can(t, 0, 'bankrupt')) return null
  t.do(0, 'bankrupt')
  return t
}

function estate(bench: Bench): string {
  const [street = ''] = bench.groupBut(dear(bench))
  const t = bankrupt(bench, [street])
  if (t.owner(street) === 1) {
    const [cheap = ''] = bench.deeds
    const toBank = bankruptToBank(bench, [cheap])?.owner(cheap) === null
    const held = hasShares(bench) && bankrupt(bench, [street], { shares: { 2: { 0: 5 } } }).shares(2, 1) === 5
    return `goes${held ? ' with all shares' : ''} to the creditor${toBank ? ' or to the bank' : ''}`
  }
  const claims = t.lines('claimLapsed').length > 0
  return t.owner(street) === null ? `is free again${claims ? ', and so are the claims' : ''}` : 'stays'
}

/** What the bank auctions of it, and how. */
function estateAuction(bench: Bench): string {
  const [cheap = ''] = bench.deeds
  const how: Readonly<Record<string, string>> = {
    'open auction': 'is auctioned openly',
    'sealed auction': 'is auctioned by sealed bids',
  }
  const t = bankruptToBank(bench, [cheap])
  return t === null ? NONE : (how[t.waitsFor] ?? 'is free again')
}

/** What is turned into money before a bankruptcy to a player, and to the bank. */
function liquidated(bench: Bench): string {
  const names = bench.groupBut(dear(bench))
  const level = Object.fromEntries(names.map((name) => [name, 1]))
  const toPlayer = bankrupt(bench, names, { level })
  if (toPlayer.owner(names[0] ?? '') !== 1) return NONE
  const sold = names.every((name) => toPlayer.level(name) === 0)
  const mortgaged = names.every((name) => toPlayer.isMortgaged(name))
  return sold ? `all buildings${mortgaged ? '; for other players everything is mortgaged' : ''}` : 'nothing'
}

function givingUp(bench: Bench): string {
  const space = bench.elsewhere
  const own = { 1: [bench.deed(space)], 0: stations(bench) }
  const t = bench.landOn(space, { own })
  const [creditor, bank] = [t.cash(1), t.cash(BANK)]
  const demanded = t.demands.length > 0
  t.resign(0)
  if (demanded && t.cash(1) > creditor && t.owner(stations(bench)[0] ?? '') === null)
    return 'pays what is owed or can still be demanded; the rest goes to the bank'
  if (bench.knowsBankDebt) {
    const owing = bench.table({ debt: { 0: 10 }, cash: { 0: 0 }, own: { 0: stations(bench) } })
    owing.resign(0)
    return owing.debt(0) === 0 ? 'is out, and the debt is written off' : 'is out'
  }
  return t.cash(BANK) > bank && t.owner(stations(bench)[0] ?? '') === null
    ? 'is out, and the money goes to the bank'
    : '?'
}

/** Seat 0 pays a rent with its last money. */
function atZero(bench: Bench): string {
  const space = bench.elsewhere
  const own = { 1: [bench.deed(space)], 0: stations(bench) }
  const first = bench.landOn(space, { own })
  const rent =
    first.demands.length > 0 ? Number(/1 (\d+) for/.exec(first.demands[0] ?? '')?.[1]) : amountOf(first.payments[0])
  const t = bench.landOn(space, { own, cash: { 0: rent } })
  if (t.demands.length > 0) t.do(1, 'demand', bench.deed(space))
  return t.cash(0) === 0 && t.lines('eliminated').length > 0 ? 'is out' : 'plays on'
}

/** The least for which seat 0, of whom a rent beyond all it has can be demanded, may sell a jail card. */
function cardWorth(bench: Bench): string {
  const streets = dear(bench)
  const space = bench.rulebook.board.spaces.findIndex(({ name }) => name.de === streets.at(-1))
  const deck = bench.rulebook.board.decks.findIndex(({ cards }) => cards.some(({ effect }) => effect.do === 'jailFree'))
  if (deck < 0) return NONE
  const sells = (price: number) => {
    const t = bench.landOn(space, { own: { 1: streets }, cash: { 0: 0 }, jailCards: { [deck]: 0 } })
    return !refused(() => {
      t.do(0, 'offer', { to: 2, give: { jailCards: [deck] }, get: { cash: price } })
      t.do(2, 'accept', 0)
    })
  }
  const least = Array.from({ length: 100 }, (_, price) => price).find(sells)
  return least === undefined ? NONE : bench.money(least)
}

export const debt: Readonly<Record<string, Play>> = {
  'What is left by those who are out': estate,
  'A player who gives up': givingUp,
  'A player who cannot pay': shortfall,
  'A player with no money left at all': atZero,
  'Worth of a jail card where money runs short': cardWorth,
  'Sold before a bankruptcy': liquidated,
  'What the bank gets from a bankruptcy': estateAuction,
}
