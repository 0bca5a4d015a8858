import type { Terms } from '@hausregeln/engine/core/action/terms.ts'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { loanOn } from '../../mortgage/rules/mortgage.ts'
import { type Change, NO_CHANGE } from '../../settle/rules/change.ts'
import { liabilityOf } from '../../settle/rules/liability.ts'
import { inheritedDeed } from '../../settle/rules/possessions.ts'
import { hasDeed } from './offers.ts'

/** Neither side of a deal gives away what it owes, or can be made to owe. */
export function checkLiable(l: GameView, proposer: number, t: Readonly<Terms>): Refusal | null {
  const { liability } = l.book.policies
  const owed = liabilityOf(l, proposer)
  if (owed > 0 && !liability.stands(l, proposer, owed, changeFor(l, proposer, t, true))) return 'proposerOwes'
  const owedByOther = liabilityOf(l, t.to)
  if (owedByOther > 0 && !liability.stands(l, t.to, owedByOther, changeFor(l, t.to, t, false))) return 'recipientOwes'
  return null
}

/** What the terms being looked at change for a side. */
const change: Change = { ...NO_CHANGE }

function changeFor(l: GameView, seat: number, t: Readonly<Terms>, isProposer: boolean): Change {
  const way = isProposer ? 1 : -1
  change.cash = way * (t.getCash - t.giveCash)
  change.cards = way * (popCount(t.getCards) - popCount(t.giveCards))
  change.loans = 0
  change.deeds = 0
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    if (hasDeed(isProposer ? t.getLow : t.giveLow, isProposer ? t.getHigh : t.giveHigh, deed)) receive(l, seat, deed)
    else if (hasDeed(isProposer ? t.giveLow : t.getLow, isProposer ? t.giveHigh : t.getHigh, deed)) give(l, seat, deed)
  }
  return change
}

/** A deed comes in: on a mortgaged one the interest is paid at once. */
function receive(l: GameView, seat: number, deed: number): void {
  change.loans += loanOn(l, seat, deed)
  change.deeds += inheritedDeed(l, deed)
  if (l.s.mortgaged[deed] !== 0) change.cash -= interest(l, deed)
}

function give(l: GameView, seat: number, deed: number): void {
  change.loans -= loanOn(l, seat, deed)
  change.deeds -= inheritedDeed(l, deed)
}
