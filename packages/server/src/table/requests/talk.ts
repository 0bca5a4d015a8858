import { demand } from '../refused.ts'
import { seatOf } from '../state.ts'
import type { Handler } from './desk.ts'

export const say: Handler<'say'> = ({ state, guest, now }, { text }) => {
  const seat = seatOf(state, guest.id)
  demand(seat !== null || state.host.id === guest.id, 'notSeated')
  return [{ fact: 'said', line: { line: state.lines + 1, at: now, guest, seat, text } }]
}

export const mute: Handler<'mute'> = ({ guest }, { guest: whom, muted }) => [
  { fact: 'muted', by: guest.id, guest: whom, muted },
]

export const report: Handler<'report'> = ({ state, guest }, { line, reason }) => {
  demand(line <= state.lines, 'noSuchLine')
  return [{ fact: 'reported', by: guest.id, line, reason }]
}

/** The table for the next game: made by whoever asks first; the others find it by its code. */
export const rematch: Handler<'rematch'> = (desk) => {
  const { state } = desk
  demand(state.phase === 'over', 'gameNotOver')
  if (state.rematch !== null) return []
  demand(seatOf(state, desk.guest.id) !== null || state.host.id === desk.guest.id, 'notSeated')
  return [{ fact: 'rematch', code: desk.nextTable() }]
}
