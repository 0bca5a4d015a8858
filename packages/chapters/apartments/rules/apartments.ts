import { topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { isStreet } from '@hausregeln/engine/kit/deeds.ts'
import { landingOccasion } from '@hausregeln/engine/kit/occasion.ts'
import { checkDebtor } from '../../bank-debt/rules/bank-debt.ts'
import { raise } from '../../building/rules/raise.ts'
import { isNewIn } from '../../claims/rules/claims.ts'
import { OWN_LANDING } from '../../turn/rules/stages.ts'
import { checkOnTurn } from '../../turn/rules/turn.ts'
import { inOwnTurn } from '../../turn/rules/when.ts'
import { fitsLadder, topLevel } from './ladder.ts'

/**
 * Whether the street itself allows one more level: the player owns it, and it is within the ladder. Place, time and
 * cash aside.
 */
export function checkRung(l: GameView, seat: number, deed: number): Refusal | null {
  const refusal = checkDebtor(l, seat)
  if (refusal !== null) return refusal
  if (l.s.level[deed] === topLevel(l)) return 'fullyBuilt'
  return fitsLadder(l, seat, deed, l.s.level[deed] + 1) ? null : 'ladderTooHigh'
}

/** Whether this deed is a street of the seat's; null, or the refusal. */
export function checkOwnStreet(l: GameView, seat: number, deed: number): Refusal | null {
  if (deed >= l.book.board.deeds) return 'noSuchDeed'
  if (l.s.owner[deed] !== seat) return 'notYourDeed'
  return isStreet(l, deed) ? null : 'notAStreet'
}

/** Whether the player has landed on their own street in this group; not on one that they have just bought. */
function checkLanding(l: GameView, group: number): Refusal | null {
  const here = l.s.frames[topFrame(l) + OWN_LANDING] - 1
  if (here >= 0 && l.book.board.groupOf[here] === group) return null
  return isNewIn(l, group, landingOccasion(l)) ? 'justBought' : 'buildsInGroupHere'
}

/** One apartment on a street of the group in which the player stands on their own street. */
export const buildInGroup: ActionRule = {
  name: 'build',
  listed: { ...inOwnTurn(), deeds: 'own', mustNot: ['mortgaged'] },
  check(l, seat, deed) {
    const refusal = checkOnTurn(l, seat) ?? checkOwnStreet(l, seat, deed)
    if (refusal !== null) return refusal
    const notHere = checkLanding(l, l.book.board.groupOf[deed]) ?? checkRung(l, seat, deed)
    if (notHere !== null) return notHere
    return l.s.cash[seat] < l.book.board.housePrice[deed] ? 'buildTooDear' : null
  },
  apply: (g, seat, deed) => raise(g, seat, deed, g.book.board.housePrice[deed], 'build'),
}
