import { NOBODY } from '@hausregeln/engine'
import { freeName } from '../state/seatNames.ts'
import { isRemoved, seatOf } from '../state/state.ts'
import { demand } from '../steps/refused.ts'
import { type Desk, type Handler, isHost } from './desk.ts'

/** Those who only watch write nothing into the table's log, unless the host lets them. */
function belongsHere(desk: Desk): void {
  demand(seatOf(desk.state, desk.guest.id) !== null || isHost(desk) || mayWrite(desk), 'notSeated')
}

export const say: Handler<'say'> = (desk, { text }) => {
  const { state, guest, now } = desk
  const seat = seatOf(state, guest.id)
  if (seat === null && !isHost(desk)) demand(mayWrite(desk), 'spectatorsQuiet')
  const name = seat === null ? freeName(state, NOBODY, guest.name) : (state.seats[seat]?.name ?? guest.name)
  return [{ fact: 'said', line: { line: state.lines + 1, at: now, guest, seat, text, name } }]
}

/** Whether those without a seat may write, and this one has not been taken from the table. */
function mayWrite({ state, guest }: Desk): boolean {
  return state.settings.spectatorsWrite === true && !isRemoved(state, guest.id)
}

export const mute: Handler<'mute'> = (desk, { guest: whom, muted }) => {
  belongsHere(desk)
  return [{ fact: 'muted', by: desk.guest.id, guest: whom, muted }]
}

/** Reports of a table from those who only watch, beyond which none is written. */
const ENOUGH = 20

/** People who watch may report the table, too. */
export const report: Handler<'report'> = (desk, { line = 0, reason }) => {
  const { state, guest } = desk
  if (line > 0) belongsHere(desk)
  else if (seatOf(state, guest.id) === null && !isHost(desk) && state.reports >= ENOUGH) return []
  demand(line <= state.lines, 'noSuchLine')
  return [{ fact: 'reported', by: guest.id, line, reason }]
}

/** The table for the next game: made by the first who asks; the others find it by its code. */
export const rematch: Handler<'rematch'> = (desk) => {
  const { state } = desk
  demand(state.phase === 'over', 'gameNotOver')
  if (state.rematch !== null) return []
  demand(seatOf(state, desk.guest.id) !== null || isHost(desk), 'notSeated')
  return [{ fact: 'rematch', code: desk.nextTable() }]
}
