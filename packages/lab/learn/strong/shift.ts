import type { Game } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { mix } from '../../src/seeds.ts'

/** The most money that changes hands, in hundredths of what its owner has. */
const MOST_PAID = 60

/**
 * Deeds of one group, and money, change hands at random between two seats, as in some deal that nobody would have made:
 * bots alone show a net only what they agree on, and it would have to guess what other deals do. False if nothing could.
 * `most`: the most money, in hundredths of what its owner has.
 */
export function shiftDeeds(g: Game, seed: number, most = MOST_PAID): boolean {
  const { s } = g
  let word = seed
  const below = (n: number) => {
    word = mix(word, n)
    return word % n
  }
  const from: SeatNo = below(s.seats)
  const to: SeatNo = (from + 1 + below(s.seats - 1)) % s.seats
  if (((s.alive >>> from) & (s.alive >>> to) & 1) === 0) return false
  const movable = bareParts(g, from)
  const part = movable[below(Math.max(1, movable.length))]
  if (part === undefined) return false
  for (const deed of part.slice(0, 1 + below(part.length))) s.own(deed, to)
  const paid = Math.floor((s.cash[to] * below(most + 1)) / 100)
  s.cash[to] -= paid
  s.cash[from] += paid
  return true
}

/** What a seat has of each group in which nothing is built or mortgaged. */
function bareParts({ s, book }: Game, seat: number): number[][] {
  const { groups, groupStart, groupEnd, groupDeeds } = book.board
  const parts: number[][] = []
  for (let group = 0; group < groups; group++) {
    const deeds = [...groupDeeds.slice(groupStart[group], groupEnd[group])]
    const isBare = deeds.every((deed) => s.level[deed] === 0 && s.mortgaged[deed] === 0)
    const own = deeds.filter((deed) => s.owner[deed] === seat)
    if (isBare && own.length > 0) parts.push(own)
  }
  return parts
}
