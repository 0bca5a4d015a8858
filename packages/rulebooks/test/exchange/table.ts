import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { onTestFinished } from 'vitest'
import { exchange } from '../../src/exchange/book.ts'

export * from '../classic/table.ts'

/** A scripted exchange table: the test fails if it gives chance that was not needed. */
export function table(scene: Partial<Scene> = {}): Table {
  const t = new Table(exchange, { seats: 3, starts: 0, ...scene })
  onTestFinished(() => t.finish())
  return t
}

/** Seats bid sealed, in the order of the list from the first that must on: a number a bidder. */
export function bid(t: Table, ...bids: readonly number[]): void {
  const bidders = t.must
  if (bidders.length !== bids.length) throw new Error(`seats ${bidders} bid, not ${bids.length}`)
  bidders.forEach((seat, index) => {
    t.do(seat, 'sealedBid', bids[index] ?? 0)
  })
}

/** Seat 0 goes from 38 past the start to Badstraße, which is its own. */
export function pastStart(scene: Partial<Scene> = {}): Table {
  const own = { ...scene.own, 0: ['Badstraße', ...(scene.own?.[0] ?? [])] }
  const t = table({ ...scene, own, place: { 0: 38, ...scene.place } })
  t.throws(0, [1, 2])
  return t
}

/** Shares in the register's order, as lines: `5 of 0: 1 → bank for 300 (B-4.4)`. */
export function register(t: Table): string[] {
  return t.last.flatMap((event) =>
    event.type === 'sharesMoved'
      ? [
          `${event.number} of ${event.issuer}: ${t.names.accountName(event.from)} → ${t.names.accountName(event.to)} for ${event.price} (${event.rule})`,
        ]
      : [],
  )
}
