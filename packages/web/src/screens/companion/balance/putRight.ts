import {
  type Correction,
  type Game,
  isChance,
  isMove,
  legalActions,
  moveOf,
  type PlainEntry,
  type Rulebook,
} from '@hausregeln/engine'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import type { Attempt, LookedUp } from '@hausregeln/view-kit/game/types.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { correctionOf } from '../correct/repair.ts'
import type { Cause } from './causes.ts'

/** How many ways of setting an entry right are tried: as many demands as can be open. */
const MOST = 8

/**
 * Sets the books right by what happened at the table, tried out with all that follows; nothing is changed. It may make a
 * later entry impossible. Null where the books cannot follow: what is booked came from a throw or a card, and the table is
 * to follow the books.
 */
export async function putRight(corrections: Corrections, rulebook: Rulebook, cause: Cause): Promise<Attempt | null> {
  const lookedUp = await decisionAt(corrections, cause)
  if (lookedUp === null) return null
  const { number, entries } = lookedUp
  let stuck: Attempt | null = null
  for (const correction of waysOf(gameAt(rulebook, lookedUp.before), number, entries, cause).slice(0, MOST)) {
    const attempt = await corrections.tryCorrection(correction)
    if (attempt.fault === null) return attempt
    stuck ??= attempt
  }
  return stuck
}

/** The entry to be set right: for a rent that lapsed as the dice fell, the decision to throw them. */
async function decisionAt(corrections: Corrections, { kind, line }: Cause): Promise<LookedUp | null> {
  const lookedUp = await corrections.lookUp(line.entry)
  const isThrown = lookedUp !== null && isChance(lookedUp.made)
  return kind === 'lapsedPaid' && isThrown ? corrections.lookUp(line.entry - 1) : lookedUp
}

function waysOf(game: Game, number: number, entries: readonly PlainEntry[], { kind, line }: Cause): Correction[] {
  const [entry] = entries
  switch (kind) {
    case 'notPaid':
    case 'bookedTwice':
      // What was thrown or drawn has happened; what somebody has decided may never have.
      return entries.length === 1 && entry !== undefined && isMove(entry) && entry.do !== 'throw'
        ? [correctionOf(number, null)]
        : []
    case 'lapsedPaid':
      return line.event.type === 'rentLapsed'
        ? demandsIn(game, line.event.owner).map((demand) => ({
            host: 'correct',
            changes: [{ number, entries: [demand, ...entries] }],
          }))
        : []
    default:
      return []
  }
}

/** The demands that somebody could have made. */
function demandsIn(game: Game, owner: number): PlainEntry[] {
  return legalActions(game, owner)
    .map(({ action }) => moveOf(game, action))
    .filter((move) => move.do === 'demand')
}
