import type { EventType } from '@hausregeln/engine'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'

/** Slips that have been opened together, the lowest first, and what came of it. */
export interface Reveal {
  /** Tells one opening from the next. */
  readonly id: number
  readonly slips: readonly { readonly seat: number; readonly amount: number }[]
  readonly outcome: LogLine['event'] | null
}

/** Events that tell what came of a sealed round. */
const OUTCOMES: readonly EventType[] = ['auctionWon', 'auctionUnsold', 'sealedTied', 'sharesMoved', 'sharesUnsold']

/** Events that open another round. */
const OPENINGS: readonly EventType[] = ['sealedOpened', 'sharesWanted']

/** Turns after which the slips are cleared away: players who have bid in another's turn should still see them. */
const TURNS_SHOWN = 2

/**
 * The slips that lie open on the table now, or null. From a real table (`kept`) they are cleared with the next throw.
 */
export function openSlips(log: readonly LogLine[], kept: boolean): Reveal | null {
  const last = log.findLastIndex(({ event }) => event.type === 'sealedRevealed')
  const later = log.slice(last + 1)
  const turns = later.filter(({ event }) => event.type === (kept ? 'threw' : 'turnBegan')).length
  if (last < 0 || turns >= (kept ? 1 : TURNS_SHOWN) || later.some(({ event }) => event.type === 'gameOver')) return null
  let first = last
  while (log[first - 1]?.event.type === 'sealedRevealed') first--
  const slips = log
    .slice(first, last + 1)
    .flatMap(({ event }) => (event.type === 'sealedRevealed' ? [{ seat: event.seat, amount: event.amount }] : []))
    .toSorted((a, b) => a.amount - b.amount)
  return { id: first, slips, outcome: outcomeAfter(log, last) }
}

/** Lots are drawn only where the same have tied too often: then the winner counts, not the tie. */
function outcomeAfter(log: readonly LogLine[], last: number): LogLine['event'] | null {
  const next = log.findIndex(({ event }, index) => index > last && OPENINGS.includes(event.type))
  const lines = log.slice(last + 1, next < 0 ? undefined : next)
  const outcomes = lines.filter(({ event }) => OUTCOMES.includes(event.type))
  return outcomes.at(0)?.event.type === 'sealedTied'
    ? (outcomes.at(-1)?.event ?? null)
    : (outcomes.at(0)?.event ?? null)
}

/** Who has won by this outcome; -1: nobody (yet). */
export function winnerBy(event: LogLine['event'] | null): number {
  if (event?.type === 'auctionWon') return event.seat
  return event?.type === 'sharesMoved' ? event.to : -1
}

/** The slips that have been opened in the turn that runs, while nobody has thrown again. */
export function freshSlips(log: readonly LogLine[]): Reveal | null {
  const reveal = openSlips(log, true)
  const isPast = reveal !== null && log.findLastIndex(({ event }) => event.type === 'turnBegan') > reveal.id
  return isPast ? null : reveal
}

/** The deed that it was bid for, by what came of it; -1: no deed, or nothing has come of it yet. */
export function deedOf(event: LogLine['event'] | null): number {
  return event !== null && 'deed' in event ? event.deed : -1
}
