import { BANK, type EventType } from '@hausregeln/engine'
import { bidsOf } from './bids.ts'
import type { Books } from './books.ts'
import type { Line } from './ledger.ts'

/** Payments from one player to another that are told, and auctions: as many as somebody would tell of an evening. */
const PAYMENTS = 4
const AUCTIONS = 2

/** What ends something is always told. */
const ENDS: readonly EventType[] = ['left', 'gameOver']

/**
 * What people would tell of a game: the first building, the largest payments among players, the dearest bids that won,
 * who went out, and the end. In their order.
 */
export function highlightsOf(books: Books): Line[] {
  const { lines } = books
  const firstBuilt = lines.find(({ event }) => event?.type === 'built')
  const ends = lines.filter(({ event }) => event !== null && ENDS.includes(event.type))
  const won = bidsOf(books).filter(({ outcome }) => outcome === 'won')
  const told = new Set([
    ...(firstBuilt === undefined ? [] : [firstBuilt]),
    ...largest(lines, paidAmong, PAYMENTS),
    ...largest(won, ({ amount }) => amount, AUCTIONS).map(({ line }) => line),
    ...ends,
  ])
  return lines.filter((line) => told.has(line))
}

function paidAmong({ event }: Line): number {
  return event?.type === 'moneyMoved' && event.from < BANK && event.to < BANK ? event.amount : 0
}

/** Those with the largest numbers, if these are above 0; of equal ones the earliest. */
function largest<T>(items: readonly T[], number: (item: T) => number, count: number): T[] {
  return items
    .filter((item) => number(item) > 0)
    .toSorted((a, b) => number(b) - number(a))
    .slice(0, count)
}
