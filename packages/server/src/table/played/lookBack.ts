import { type Correction, HostError, NOBODY, type PlainEntry, ruleOnTop, view } from '@hausregeln/engine'
import { toBase64, type WireAttempt, type WireLookedUp } from '@hausregeln/protocol'
import type { Play } from '../game/play.ts'
import type { TableState } from '../state/state.ts'
import { demand, Refused } from '../steps/refused.ts'

/**
 * Throws `Refused` while sealed bids are being made: what the keeper looked at then could tell bids that others have
 * typed.
 */
export function demandOpenSlips({ game }: Play): void {
  demand(ruleOnTop(game)?.sealed !== true, 'slipsHidden')
}

/** The game that this person keeps for a real board. Throws `Refused`. */
function keptGame({ settings, host }: TableState, play: Play | null, guest: string): Play {
  demand(settings.companion, 'companionOnly')
  demand(host.id === guest, 'hostOnly')
  demand(play !== null, 'gameNotBegun')
  demandOpenSlips(play)
  return play
}

/** An entry as the keeper looks at it again. Throws `Refused`. */
export function lookUp(state: TableState, play: Play | null, guest: string, number: number): WireLookedUp {
  const { session } = keptGame(state, play, guest)
  const entries = session.stepAt(number)?.entries
  const made = session.record.entries[number - 1]?.entry
  demand(entries !== undefined && made !== undefined, 'noSuchEntry')
  return { number, before: publicView(session.before(number)), made, entries: [...entries] }
}

/** How a correction would go; nothing is changed. Throws `Refused`. */
export function tryCorrection(state: TableState, play: Play | null, guest: string, wanted: Correction): WireAttempt {
  const { session } = keptGame(state, play, guest)
  try {
    const { correction, fault, game } = session.tryCorrection(wanted)
    if (fault === null) return { correction, fault, view: publicView(game) }
    const changed = correction.changes.find(({ number }) => number === fault.number)
    const entries: readonly PlainEntry[] = (changed ?? session.stepAt(fault.number))?.entries ?? []
    const before = publicView(session.before(fault.number))
    return { correction, fault: { ...fault, entries: [...entries], before }, view: publicView(game) }
  } catch (error) {
    if (error instanceof HostError) throw new Refused('hostError', error.message)
    throw error
  }
}

function publicView(game: Play['game']): string {
  return toBase64(view(game, NOBODY).bytes)
}
