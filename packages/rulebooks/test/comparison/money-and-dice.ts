import { Table } from '@hausregeln/chapters/testing/script.ts'
import { BANK, newGame } from '@hausregeln/engine'
import { amountOf, type Bench, can, NONE, type Play, refused } from './bench.ts'

/** Seat 0 goes past the start to a property of its own. */
export function pastStart(bench: Bench, cash: Readonly<Record<number, number>> = {}, shares = {}): Table {
  const t = bench.table({
    place: { 0: bench.book.board.spaces - 2 },
    own: { 0: bench.deeds.slice(0, 1) },
    cash,
    shares,
  })
  t.throws(0, [1, 2])
  return t
}

function seats({ book }: Bench): string {
  const can = (count: number) => !refused(() => newGame(book, { seats: count, seed: 1 }))
  const counts = Array.from({ length: 12 }, (_, count) => count).filter(can)
  return `${counts[0]}–${counts.at(-1)}`
}

function bankMoney(bench: Bench): string {
  const { cash } = newGame(bench.book, { seats: 3, seed: 1 }).s
  const before = bench.table()
  // The bank has 100 left, which is less than a salary.
  const t = pastStart(bench, { 0: before.cash(0) + before.cash(BANK) - 100 })
  if (amountOf(t.payments[0]) > 100) return 'unlimited'
  const all = [0, 1, 2, BANK].reduce((sum, account) => sum + (cash[account] ?? 0), 0)
  const owed = isOwedLater(bench, t) ? '' : '; what it lacks is not owed'
  return `finite: ${bench.money(all)}, starting cash included${owed}`
}

/** Whether seat 0 is paid what the bank lacked once that has money again, from seat 1. */
function isOwedLater(bench: Bench, t: Table): boolean {
  const had = t.cash(0)
  t.do(0, 'endTurn')
  t.g.s.place[1] = bench.before(bench.elsewhere)
  t.throws(1, [1, 2])
  t.do(1, 'buy')
  return t.cash(0) > had
}

/** Where a tax goes, or what a card costs where there is none. */
function fees(bench: Bench): string {
  const [tax] = bench.spaces('tax')
  const t = tax === undefined ? bench.table({ place: { 0: bench.before(bench.space('cards')) } }) : bench.landOn(tax)
  if (tax === undefined) {
    t.written(0, 'pay', 10)
    t.throws(0, [1, 2])
  }
  return t.payments[0]?.startsWith('0 → pot') ? 'go to the pot' : 'go to the bank'
}

/** Seat 0, who owns all, throws doubles until it is in jail; null: it is not. */
function doublesToJail(bench: Bench, ...doubles: readonly number[]): number | null {
  const place = bench.quietPlace(...doubles.slice(0, -1).map((die) => 2 * die))
  const t = bench.table({ place: { 0: place }, own: { 0: bench.deeds } })
  for (const [at, die] of doubles.entries()) {
    t.throws(0, [die, die])
    if (t.inJail(0)) return at + 1
  }
  return null
}

const HIGHEST = {
  dice: [
    [1, 2],
    [6, 5],
    [2, 3],
  ],
} as const

/** Whether deeds are dealt where the table plays with this. */
function deals(bench: Bench, option: 'shortGame' | 'timeLimit'): boolean {
  if (!bench.offers(option)) return false
  const deeds = bench.deeds.slice(0, 6)
  const t = new Table(bench.rulebook, { seats: 3, options: { [option]: 1 }, deeds, ...HIGHEST })
  return t.events.some(({ type }) => type === 'dealt')
}

function begins(bench: Bench): string {
  const t = new Table(bench.rulebook, { seats: 3, ...HIGHEST })
  if (t.turn === 0) return 'the first seat'
  if (t.turn !== 1) return `seat ${t.turn}`
  const dealt = deals(bench, 'shortGame') && deals(bench, 'timeLimit')
  return dealt
    ? 'the highest throw; in the short and the timed game, properties are dealt before it'
    : 'the highest throw'
}

/** Whether seat 0, who has passed the start, throws three dice at this table. */
export function throwsThree(bench: Bench, options = {}): boolean {
  const t = bench.table({ place: { 0: bench.quietPlace(6, 1) }, own: { 0: bench.deeds }, options })
  t.g.s.laps[0] = 1
  return !refused(() => t.throws(0, [1, 2, 3]))
}

function thirdDie(bench: Bench): string {
  if (!bench.offers('speedDie')) return throwsThree(bench) ? 'always' : 'none'
  const by = [0, 1].map((speedDie) => throwsThree(bench, { speedDie }))
  return by.join() === 'false,true' ? 'the speed die, where the table plays with it' : `${by}`
}

function afterDoubles(bench: Bench): string {
  const t = bench.table({ place: { 0: bench.quietPlace(4) }, own: { 0: bench.deeds } })
  t.throws(0, [2, 2])
  if (!can(t, 0, 'throw')) return 'are a throw like any other'
  return can(t, 0, 'endTurn') ? 'you may throw again or end the turn' : 'you must throw again'
}

export const moneyAndDice: Readonly<Record<string, Play>> = {
  Players: seats,
  'Starting cash': (bench) => bench.money(bench.startCash(bench.offers('speedDie') ? { speedDie: 0 } : {})),
  'Salary in passing': (bench) => bench.money(amountOf(pastStart(bench).payments[0])),
  'Salary on the start': (bench) => bench.money(amountOf(bench.landOn(0).payments[0])),
  'Money of the bank': bankMoney,
  'Taxes and fees': fees,
  'Doubles in one turn that lead to jail': (bench) => `${doublesToJail(bench, 1, 2, 1, 2)}`,
  'More starting cash with the speed die': (bench) =>
    bench.offers('speedDie') ? bench.money(bench.startCash({ speedDie: 1 }) - bench.startCash({ speedDie: 0 })) : NONE,
  'The game is begun by': begins,
  'Third die': thirdDie,
  'After doubles': afterDoubles,
  'The same doubles twice in a row': (bench) => (doublesToJail(bench, 2, 2) === 2 ? 'lead to jail' : 'do no harm'),
}
