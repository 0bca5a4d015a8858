import { NO_CHANGE } from '@hausregeln/chapters/settle/rules/change.ts'
import { raisable } from '@hausregeln/chapters/settle/rules/possessions.ts'
import { type ActionName, type GameView, type Packed, pack, verify } from '@hausregeln/engine'
import { costOf } from '@hausregeln/engine/kit/surcharge.ts'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { endWithChoices, onlyAnswer, throwOnRelease } from '@hausregeln/view-kit/game/goingOn.ts'
import type { StandingEnd } from '@hausregeln/view-kit/game/standingEnd.ts'
import { openSerials } from '@hausregeln/view-kit/table/matters.ts'

/** Which answers are given by themselves, see `ANSWERS`. */
export interface SelfAnswers {
  readonly only: boolean
  readonly beyond: boolean
  /** How this seat wants its turns to end by themselves; null: it is asked. */
  readonly end: StandingEnd | null
  /** What this seat has done last, at this screen; null: nothing yet. */
  readonly last: ActionName | null
}

/** An answer that is given by itself, and why. */
export type SelfAnswer =
  /** There is no other, or it follows from what its player has said: the game goes on with it once it has been seen. */
  | { readonly action: Packed; readonly why: 'only' | 'release' | 'end' }
  /** It is out of reach: `cost` is more than `most`, all that the seat could pay with. */
  | {
      readonly action: Packed
      readonly why: 'beyond'
      readonly deed: number
      readonly cost: number
      readonly most: number
    }

/** What a seat that must decide is taken to have answered; null: it is asked. */
export function selfAnswer(l: GameView, seat: number, on: SelfAnswers): SelfAnswer | null {
  if (seat < 0 || ((l.s.must >>> seat) & 1) === 0) return null
  const beyond = on.beyond ? beyondReach(l, seat) : null
  if (beyond !== null || !on.only) return beyond
  const only = onlyAnswer(l, seat)
  if (only !== null) return { action: only, why: 'only' }
  const thrown = throwOnRelease(l, seat, on.last)
  if (thrown !== null) return { action: thrown, why: 'release' }
  const ends = on.end === null ? null : endWithChoices(l, seat)
  return ends !== null && on.end?.covers(l.s.turns, ends.open) === true ? { action: ends.action, why: 'end' } : null
}

/** Cash, and what everything brings that can be sold to the bank or mortgaged; where players trade, their rulebook says. */
function most(l: GameView, seat: number): number {
  return (l.book.policies.raisable ?? raisable)(l, seat, NO_CHANGE)
}

function beyondReach(l: GameView, seat: number): SelfAnswer | null {
  const [question] = questionsFor(l, seat)
  const { buy, decline } = l.book.codes
  if (question?.ask !== 'buy' || openSerials(l, seat, 'refuse').length > 0) return null
  const action = pack(decline, seat)
  if (verify(l, pack(buy, seat)) !== 'cannotAfford' || verify(l, action) !== null) return null
  const cost = costOf(l, seat, question.price)
  const raised = most(l, seat)
  return raised < cost ? { action, why: 'beyond', deed: question.deed, cost, most: raised } : null
}
