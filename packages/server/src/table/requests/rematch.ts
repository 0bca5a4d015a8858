import type { TableSettings } from '@hausregeln/protocol'
import { seatOf, type TableState } from '../state/state.ts'
import { demand } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { type Handler, isHost, type RequestContext } from './context.ts'
import { checkSettings } from './lobby.ts'

/**
 * Bots, and those at a real board without a device, sit down at the next table; the others do so themselves, each with a
 * nonce of its own.
 */
export function rematchFacts({ seats }: TableState): Fact[] {
  return seats.flatMap(({ name, guest, bot }, seat): Fact[] => {
    if (bot !== null) return [{ fact: 'botSat', seat, bot, ...(name !== null && { name }) }]
    return name !== null && guest === null ? [{ fact: 'personSat', seat, name }] : []
  })
}

/** The table for the next game: made by the first who asks; the others find it by its code. */
export const rematch: Handler<'rematch'> = (context, { rulebook }) => {
  const { state } = context
  demand(state.phase === 'over', 'gameNotOver')
  if (state.rematch !== null) return []
  demand(seatOf(state, context.guest.id) !== null || isHost(context), 'notSeated')
  return [{ fact: 'rematch', code: context.nextTable(nextSettings(context, rulebook)) }]
}

/** Settings of the next table: the same, or those by another of the built-in rulebooks. Throws `Refused`. */
function nextSettings(context: RequestContext, rulebook: string | undefined): TableSettings {
  const { settings } = context.state
  if (rulebook === undefined) return settings
  const { book: _, ...others } = settings
  const next = { ...others, rulebook, options: {} }
  checkSettings(next, context.bookOf(next), false)
  return next
}
