import { writeRecord } from '@hausregeln/engine'
import type { Play } from '../game/play.ts'
import { seatOf, type TableState } from '../state/state.ts'

/**
 * The record of a game as text, as far as this person may have it: all of it once the game is over; before that, for
 * those who belong to the table, what all have agreed to save. Null: nothing of it yet.
 */
export function recordFor(state: TableState, play: Play | null, guest: string | null): string | null {
  if (play === null) return null
  const { header, entries } = play.session.record
  if (state.phase === 'over') return writeRecord({ header, entries })
  const belongs = guest !== null && (seatOf(state, guest) !== null || state.host.id === guest)
  return belongs && state.saved > 0 ? writeRecord({ header, entries: entries.slice(0, state.saved) }) : null
}
