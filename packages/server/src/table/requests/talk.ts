import { NOBODY } from '@hausregeln/engine'
import { freeName } from '../state/seatNames.ts'
import { isRemoved, seatOf } from '../state/state.ts'
import { demand } from '../steps/refused.ts'
import { type Handler, isHost, type RequestContext } from './context.ts'

/** Those who only watch write nothing into the table's log, unless the host lets them. */
function belongsHere(context: RequestContext): void {
  demand(seatOf(context.state, context.guest.id) !== null || isHost(context) || mayWrite(context), 'notSeated')
}

export const say: Handler<'say'> = (context, { text }) => {
  const { state, guest, now } = context
  const seat = seatOf(state, guest.id)
  if (seat === null && !isHost(context)) demand(mayWrite(context), 'spectatorsQuiet')
  const name = seat === null ? freeName(state, NOBODY, guest.name) : (state.seats[seat]?.name ?? guest.name)
  return [{ fact: 'said', line: { line: state.lines + 1, at: now, guest, seat, text, name } }]
}

/** Whether those without a seat may write, and this one has not been taken from the table. */
function mayWrite({ state, guest }: RequestContext): boolean {
  return state.settings.spectatorsWrite === true && !isRemoved(state, guest.id)
}

export const mute: Handler<'mute'> = (context, { guest: whom, muted }) => {
  belongsHere(context)
  return [{ fact: 'muted', by: context.guest.id, guest: whom, muted }]
}

/** Reports of a table from those who only watch, beyond which none is written. */
const ENOUGH = 20

/** People who watch may report the table, too. */
export const report: Handler<'report'> = (context, { line = 0, reason }) => {
  const { state, guest } = context
  if (line > 0) belongsHere(context)
  else if (seatOf(state, guest.id) === null && !isHost(context) && state.reports >= ENOUGH) return []
  demand(line <= state.lines, 'noSuchLine')
  return [{ fact: 'reported', by: guest.id, line, reason }]
}
