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

export const report: Handler<'report'> = (desk, { line, reason }) => {
  belongsHere(desk)
  const { state, guest } = desk
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
