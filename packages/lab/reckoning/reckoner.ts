import type { Listener } from '@hausregeln/engine'
import { wealthOf } from './amounts.ts'
import { Books } from './books.ts'
import type { Heard } from './heard.ts'
import { Mirror } from './mirror.ts'
import { moves } from './moves.ts'
import { payments } from './payments.ts'
import { possessions } from './possessions.ts'
import { PRINTED } from './printed/index.ts'
import type { Printed } from './printed.ts'
import { trades } from './trades.ts'

/** Who leaves, and how a game ends. */
const endings: Heard = {
  resigned(books, _, seat) {
    books.leaving = seat
    books.m.debt[seat] = 0
  },
  bankrupt(books, _, seat) {
    books.liquidated = seat
  },
  left(books, _, seat, heir) {
    const { m } = books
    m.alive &= ~(1 << seat)
    books.same(`What ${seat} still has when leaving`, m.money(seat), 0)
    books.forget(seat, heir)
    m.shares[seat]?.fill(0)
  },
  gameOver(books, slot, _reason, winners) {
    const { m } = books
    const seats = [...Array(m.seats).keys()].filter((seat) => m.isAlive(seat))
    const best = Math.max(...seats.map((seat) => wealthOf(m, seat)))
    const richest = seats.filter((seat) => slot === 'lastPlayer' || wealthOf(m, seat) === best)
    books.same(
      'The mask of the winners',
      winners,
      richest.reduce((mask, seat) => mask | (1 << seat), 0),
    )
  },
}

const HEARD: Heard = { ...moves, ...possessions, ...payments, ...trades, ...endings }

/** Reckons a game a second time, from what its source prints and from its events alone. */
export interface Reckoner {
  readonly hear: Listener
  /** The first amount or move that is not what it must be, as a sentence; null if there is none so far. */
  fault(): string | null
}

/**
 * A reckoner for one game, which must hear it from the very beginning; null for a rulebook of which no numbers were
 * written down a second time. `options` are those that the table has chosen.
 */
export function reckonerOf(
  rulebook: string,
  seats: number,
  options: Readonly<Record<string, number | undefined>> = {},
): Reckoner | null {
  const printed = PRINTED[rulebook]
  return printed === undefined ? null : reckonerBy(printed, seats, options)
}

/** The same by given numbers. */
function reckonerBy(printed: Printed, seats: number, options: Readonly<Record<string, number | undefined>>): Reckoner {
  const books = new Books(new Mirror(printed, seats, options))
  if (books.m.options.speedDie)
    for (let seat = 0; seat < seats; seat++) books.gains.add(seat, printed.speedBonus, 'speedBonus')
  return {
    hear: (type, slot, a = 0, b = 0, c = 0, d = 0, e = 0) => HEARD[type]?.(books, slot, a, b, c, d, e),
    fault: () => books.fault,
  }
}
