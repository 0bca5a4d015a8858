import { BANK } from '@hausregeln/engine'
import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const EXCHANGE: Stage = { book: 'exchange', seats: 3 }
/** Seat 0 is before the start; others hold some of its shares, and of those of seat 2. */
const ABROAD: Stage = { ...EXCHANGE, own: { 0: ['Badstraße'] }, place: { 0: 38 }, shares: { 0: { 1: 5 } } }
/** Seat 0 is before the space of the report. */
const REPORT: Stage = {
  ...EXCHANGE,
  seats: 2,
  own: { 0: ['Rathausplatz'] },
  place: { 0: 28, 1: 7 },
  cash: { 0: 2_000_000 },
}
/** Seat 0 cannot pay seat 1, and holds shares of seat 2. */
const RUIN: Stage = {
  ...EXCHANGE,
  place: { 0: 36 },
  own: { 1: ['Parkstraße', 'Schlossallee'] },
  cash: { 0: 20 },
  shares: { 2: { 0: 6 } },
  options: { autoRent: 1 },
}

/** A card of the second deck. */
const RECEIVE_20 = 7

function bankrupt(t: Table): Table {
  t.throws(0, [1, 2])
  t.do(0, 'bankrupt')
  return t
}

/** Seat 0 does not report at all: what it has paid for that when the next turn has ended. */
function late(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  const owed = t.reportsOwed
  t.do(0, 'endTurn')
  t.throws(1, [1, 2])
  const before = t.cash(0)
  t.do(1, 'endTurn')
  return [owed, before - t.cash(0), t.reportsOwed]
}

/** How often seat 0 can do this in its turn. */
function often(once: (done: number) => void): number {
  for (let done = 0; ; done++)
    try {
      once(done)
    } catch {
      return done
    }
}

/** Seat 0 buys a share from the bank; whoever is asked for a sealed bid besides bids nothing. */
function buys(t: Table, issuer: number): void {
  t.do(0, 'buyShares', { issuer, number: 1 })
  for (const seat of t.must) if (t.waitsFor === 'sealed bids for shares') t.do(seat, 'sealedBid', seat === 0 ? 1000 : 0)
}

/**
 * Seat 0 parts with its last own share, by which seat 1 holds enough of them; then seat 2, of whose shares seat 1 then
 * holds one too few, though nobody holds more: whose their streets then are.
 */
function takeovers(t: Table, majority: number): readonly unknown[] {
  for (const seat of majority === 1 ? [0] : [0, 2]) {
    t.do(seat, 'offer', { to: 1, give: { shares: { issuer: seat, number: 1 } }, get: {} })
    t.do(1, 'accept', seat)
  }
  return [t.owner('Badstraße'), majority === 1 ? null : t.owner('Schlossallee')]
}

function sharesFor(majority: number): Stage {
  const each = majority === 13 ? 24 : Math.max(2, majority)
  return {
    ...EXCHANGE,
    seats: 4,
    numbers: { sharesEach: each },
    own: { 0: ['Badstraße'], 2: ['Schlossallee'] },
    shares: {
      0: { 1: majority - 1, [BANK]: each - majority },
      2: { 1: Math.max(0, majority - 2), [BANK]: Math.min(each - 1, each - majority + 1) },
    },
  }
}

/** Seat 0, which owns all there is, stops short of a space, then comes to it: whether it owes a report by each. */
function reportsAt(t: Table, space: number): readonly unknown[] {
  const short = space > 5 ? space - 5 : 0
  t.g.s.place[0] = short
  if (space > 5) {
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    t.do(1, 'endTurn')
    t.g.s.place[0] = space - 2
  }
  const before = t.reportsOwed
  t.throws(0, [1, 1])
  return [before, t.reportsOwed]
}

export const witnesses = [
  witness(
    'startReached=dividend',
    ABROAD,
    (t) => {
      t.throws(0, [1, 2])
      return [t.cash(1), t.cash(0)]
    },
    [1800, 1500 - 300 + 200],
  ),
  witness('milestone=annualReport', REPORT, (t) => late(t)[0], [0]),
  witness('turnEnded=closeExchange', REPORT, late, [[0], 150, []]),
  witness('received=reports', RUIN, (t) => bankrupt(t).reportsOwed, [1]),
  witness('estate=withShares', RUIN, (t) => bankrupt(t).shares(2, 1), 6),
  witness(
    'eliminate=takenOver',
    { ...EXCHANGE, own: { 0: ['Badstraße'] }, shares: { 0: { 1: 24 } } },
    (t) => {
      t.do(0, 'sellShares', { issuer: 0, number: 1 })
      return [t.owner('Badstraße'), t.events.some(({ type }) => type === 'takenOver')]
    },
    [1, true],
  ),
  witness(
    'wealth=withShares',
    { ...EXCHANGE, cash: { 0: 2500 }, shares: { 1: { 0: 5 } } },
    (t) => t.g.book.wealth(t.g, 0),
    2500 + 25 * 100 + 5 * 60,
  ),
  numberWitness(
    'lateFine',
    [150],
    () => REPORT,
    (t) => late(t)[1],
    (fine) => fine,
  ),
  numberWitness(
    'reportSpace',
    [31],
    (space) => ({
      ...EXCHANGE,
      seats: 2,
      wide: true,
      own: { 0: Array.from({ length: 28 }, (_, deed) => deed) },
      place: { 1: 7 },
      ...(space === 1 && { cards: { 1: [RECEIVE_20] } }),
    }),
    reportsAt,
    () => [[], [0]],
  ),
  numberWitness(
    'sharesEach',
    [25],
    () => ({ ...EXCHANGE, numbers: { majority: 2 } }),
    (t) => t.shares(0, 0),
    (each) => each,
  ),
  numberWitness('majority', [2, 13], sharesFor, takeovers, () => [1, null]),
  numberWitness(
    'sharesSoldATurn',
    [5],
    () => ({ ...EXCHANGE, numbers: { sharesEach: 31, majority: 16 }, shares: { 1: { 0: 10 } } }),
    (t) => often((done) => t.do(0, 'sellShares', { issuer: done < 10 ? 1 : 0, number: 1 })),
    (most) => most,
  ),
  numberWitness(
    'sharesBoughtATurn',
    [3],
    () => ({
      ...EXCHANGE,
      numbers: { sharesEach: 31, majority: 16 },
      cash: { 0: 1_000_000 },
      shares: { 1: { [BANK]: 20 }, 2: { [BANK]: 20 } },
    }),
    (t) => often((done) => buys(t, done < 20 ? 1 : 2)),
    (most) => most,
  ),
]
