import type { BotName } from '@hausregeln/bots'
import {
  type Entry,
  isChance,
  isMove,
  newHeader,
  type OptionName,
  type Rulebook,
  Session,
  writeRecord,
} from '@hausregeln/engine'
import { classic, exchange } from '@hausregeln/rulebooks'

/** Six names, and two more. */
const NAMES = ['Anna', 'Ben', 'Carla', 'David', 'Elif', 'Friedrich', 'Greta', 'Hannes'] as const

/** A game in which nothing has happened yet. */
interface Beginning {
  readonly rulebook?: Rulebook
  /** Names of persons, or `[name, bot]`. */
  readonly seats: readonly (string | readonly [name: string, bot: BotName])[]
  readonly seed: number
  readonly options?: Readonly<Partial<Record<OptionName, number>>>
}

/** It as a file: opening that takes half as long as the way over the set-up, which other tests go (`startGame`). */
export function begun({ rulebook: { book } = classic, seats, seed, options = {} }: Beginning): string {
  const players = seats.map((seat) => (typeof seat === 'string' ? { name: seat } : { name: seat[0], bot: seat[1] }))
  const header = newHeader(book, { seats: players, options, chance: { kind: 'seed', seed } })
  return writeRecord(new Session(book, header).record)
}

/** A game on a real table by these entries, as a file. */
export function keptRecord(rulebook: Rulebook, seats: number, entries: readonly Entry[]): string {
  const session = new Session(
    rulebook.book,
    newHeader(rulebook.book, {
      seats: NAMES.slice(0, seats).map((name) => ({ name })),
      options: {},
      chance: { kind: 'given' },
    }),
  )
  for (const entry of entries) {
    if (isChance(entry)) session.give(entry.outcome)
    else if (!isMove(entry)) session.enter(entry)
    else {
      const refusal = session.act(entry)
      if (refusal !== null) throw new Error(`${entry.do} of seat ${entry.seat}: ${refusal}`)
    }
  }
  return writeRecord(session.record)
}

/** Anna begins and lands on the first deed of the third street, which is auctioned. */
export function untilAuction(seats: number): Entry[] {
  const firstThrows = Array.from({ length: seats }, (_, seat) => ({ outcome: seat === 0 ? [6, 5] : [1, 2] }))
  return [...firstThrows, { do: 'throw', seat: 0 }, { outcome: [4, 2] }]
}

/** The exchange with a sealed auction before the slips, after a tie of all but Anna, or after all have paid. */
export function auctionAt(seats: number, when: 'before' | 'tied' | 'after'): string {
  const amount = (seat: number) => (when === 'tied' ? Math.min(11, 10 + seat) : 10 + seat)
  const slips = Array.from({ length: seats }, (_, seat) => ({ do: 'sealedBid', seat, amount: amount(seat) }) as const)
  return keptRecord(exchange, seats, [...untilAuction(seats), ...(when === 'before' ? [] : slips)])
}

/** A game of classic that all have agreed to stop before the first throw of a turn: everybody wins it. */
export function stopped(seats: number): string {
  const firstThrows = untilAuction(seats).slice(0, seats)
  return keptRecord(classic, seats, [...firstThrows, { host: 'stop' }])
}
