import { demand } from '../refused.ts'
import { seatOf } from '../state.ts'
import { type Desk, type Handler, isHost } from './desk.ts'

/** Those who only watch write nothing into the table's log. */
function belongsHere(desk: Desk): void {
  demand(seatOf(desk.state, desk.guest.id) !== null || isHost(desk), 'notSeated')
}

export const say: Handler<'say'> = (desk, { text }) => {
  belongsHere(desk)
  const { state, guest } = desk
  return [{ fact: 'said', line: { line: state.lines + 1, at: Date.now(), guest, seat: seatOf(state, guest.id), text } }]
}

export const mute: Handler<'mute'> = (desk, { guest: whom, muted }) => {
  belongsHere(desk)
  return [{ fact: 'muted', by: desk.guest.id, guest: whom, muted }]
}

/** Reports of a table from those who only watch, beyond which none is written. */
const ENOUGH = 20

/** Whoever watches may report the table, too. */
export const report: Handler<'report'> = (desk, { line = 0, reason }) => {
  const { state, guest } = desk
  if (line > 0) belongsHere(desk)
  else if (seatOf(state, guest.id) === null && !isHost(desk) && state.reports >= ENOUGH) return []
  demand(line <= state.lines, 'noSuchLine')
  return [{ fact: 'reported', by: guest.id, line, reason }]
}

/** The table for the next game: made by whoever asks first; the others find it by its code. */
export const rematch: Handler<'rematch'> = (desk) => {
  const { state } = desk
  demand(state.phase === 'over', 'gameNotOver')
  if (state.rematch !== null) return []
  belongsHere(desk)
  return [{ fact: 'rematch', code: desk.nextTable() }]
}
