import { NO_CHANGE } from '@hausregeln/chapters/settle/rules/change.ts'
import { raisable } from '@hausregeln/chapters/settle/rules/possessions.ts'
import { type GameView, type Packed, pack, verify } from '@hausregeln/engine'
import { costOf } from '@hausregeln/engine/kit/surcharge.ts'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { onlyAnswer } from '@hausregeln/view-kit/game/goingOn.ts'
import { openSerials } from '@hausregeln/view-kit/table/matters.ts'

/** Which answers are given by themselves, see `ANSWERS`. */
export interface SelfAnswers {
  readonly only: boolean
  readonly beyond: boolean
}

/** An answer that is given by itself, and why: there is no other, with which the game goes on, or it is out of reach. */
export type SelfAnswer =
  | { readonly action: Packed; readonly why: 'only' }
  /** `cost` is more than `most`, all that the seat could pay with. */
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
  const action = onlyAnswer(l, seat)
  return action === null ? null : { action, why: 'only' }
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
