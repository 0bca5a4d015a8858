import type { State } from '@hausregeln/engine'
import { SEATS } from '@hausregeln/engine/core/limits.ts'
import { type Interval, rareInterval } from './statistics.ts'

/** What was counted of offers, by place at the table; whole numbers. Empty where a rulebook knows no trade. */
export interface TalkTally {
  /** Offers made and received, the squares of those received, and the most that were received in one game. */
  readonly made: number[]
  readonly received: number[]
  readonly receivedSquared: number[]
  readonly receivedMost: number[]
  /** Offers received that were refused, or left to stand; and deals by which deeds were given away. */
  readonly declined: number[]
  readonly parted: number[]
}

/** A tally of no talks yet. */
export function newTalks(): TalkTally {
  return { made: [], received: [], receivedSquared: [], receivedMost: [], declined: [], parted: [] }
}

/** Counts the talks of a game that is over or given up, in which the bots sat `shift` seats further. */
export function countTalks(tally: TalkTally, s: State, shift: number): void {
  const trade = s.parts.trade as State['parts']['trade'] | undefined
  if (trade === undefined) return
  for (let place = 0; place < s.seats; place++) {
    const seat = (place + shift) % s.seats
    const received = sumOf(s, (other) => trade.asked[other * SEATS + seat] ?? 0)
    add(
      tally.made,
      place,
      sumOf(s, (other) => trade.asked[seat * SEATS + other] ?? 0),
    )
    add(tally.received, place, received)
    add(tally.receivedSquared, place, received ** 2)
    tally.receivedMost[place] = Math.max(tally.receivedMost[place] ?? 0, received)
    add(
      tally.declined,
      place,
      sumOf(s, (other) => trade.declined[other * SEATS + seat] ?? 0),
    )
    add(tally.parted, place, trade.parted[seat] ?? 0)
  }
}

function sumOf({ seats }: State, of: (seat: number) => number): number {
  let sum = 0
  for (let seat = 0; seat < seats; seat++) sum += of(seat)
  return sum
}

function add(counts: number[], place: number, count: number): void {
  counts[place] = (counts[place] ?? 0) + count
}

/** Adds one tally to another. */
export function addTalks(to: TalkTally, from: TalkTally): void {
  for (const key of ['made', 'received', 'receivedSquared', 'declined', 'parted'] as const)
    from[key].forEach((count, place) => {
      add(to[key], place, count)
    })
  from.receivedMost.forEach((most, place) => {
    to.receivedMost[place] = Math.max(to.receivedMost[place] ?? 0, most)
  })
}

/** What one bot has talked, a game on average. A bot counts up to 255 offers from each other in a game. */
export interface Talks {
  readonly bot: string
  readonly madePerGame: number
  readonly receivedPerGame: number
  readonly receivedInterval: Interval | null
  readonly receivedMost: number
  readonly declinedPerGame: number
  /** Deals by which it gave deeds away. */
  readonly partedPerGame: number
}

/** The talks of a finished run, by place at the table; none where a rulebook knows no trade. */
export function talksOf(tally: TalkTally, games: number, seats: readonly string[]): readonly Talks[] {
  if (tally.made.length === 0) return []
  return seats.map((bot, place) => {
    const of = (counts: readonly number[]) => (counts[place] ?? 0) / games
    const { received, receivedSquared } = tally
    return {
      bot,
      madePerGame: of(tally.made),
      receivedPerGame: of(received),
      receivedInterval: rareInterval(received[place] ?? 0, receivedSquared[place] ?? 0, games),
      receivedMost: tally.receivedMost[place] ?? 0,
      declinedPerGame: of(tally.declined),
      partedPerGame: of(tally.parted),
    }
  })
}
