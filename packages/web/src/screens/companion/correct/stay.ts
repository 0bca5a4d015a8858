import { type Adjustment, type Change, isHost, NOBODY, type PlainEntry, type Rulebook } from '@hausregeln/engine'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'

/** That a piece stood, before its next throw, where the books had it, whatever happened before. */
export interface Stay {
  readonly seat: number
  readonly space: number
  readonly change: Change
  /** How often it has been that piece's turn since. */
  readonly turns: number
}

/**
 * An entry was wrong, and everybody moved by the books all the same: the piece whose turn it was stands there again
 * before it goes on. Null if it has not gone on.
 */
export async function stayAfter(
  corrections: Corrections,
  rulebook: Rulebook,
  log: readonly LogLine[],
  number: number,
  reason: string,
): Promise<Stay | null> {
  const was = await corrections.lookUp(number)
  if (was === null) return null
  const seat = gameAt(rulebook, was.before).s.turnSeat
  const later = log.filter((line) => line.entry > number)
  const next = await goesOnWith(corrections, later, seat, number)
  if (next === null) return null
  const { s } = gameAt(rulebook, next.before)
  const [space, jail] = [s.place[seat] ?? 0, s.jail[seat] ?? 0]
  const put = (what: 'place' | 'jail', value: number): Adjustment => ({ host: 'adjust', what, of: seat, value, reason })
  const puts = [put('place', space), put('jail', jail)]
  const turns = later.filter(({ event }) => event.type === 'turnBegan' && event.seat === seat).length
  const entries = [...(jail === 0 ? puts.toReversed() : puts), ...next.entries]
  return { seat, space, turns, change: { number: next.number, entries } }
}

/** The entry by which a seat goes on: its next throw, or what it does first in its next turn; null: it has not. */
async function goesOnWith(corrections: Corrections, later: readonly LogLine[], seat: number, after: number) {
  const line = later.find(({ event }) => (event.type === 'threw' || event.type === 'turnBegan') && event.seat === seat)
  const last = later.at(-1)
  if (line === undefined || last === undefined) return null
  const step = line.event.type === 'threw' ? -1 : 1
  // Between two entries that count there may be some that do not, such as what was taken back.
  for (let at = line.entry + step; at > after && at <= last.entry; at += step) {
    const found = await corrections.lookUp(at).catch(() => null)
    if (found !== null && found.entries.length > 0) return found
  }
  return null
}

/** Whether an entry puts right what is right already: it is left out without a word. */
export function isNeedless(game: ReturnType<typeof gameAt>, entry: PlainEntry): boolean {
  if (!isHost(entry) || entry.host !== 'adjust' || entry.what === 'cash') return false
  return (game.book.adjusts[entry.what]?.read(game, entry.of) ?? NOBODY) === entry.value
}
