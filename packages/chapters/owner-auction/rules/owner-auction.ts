import { STAGE, topFrame, topKind } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { MAX_AMOUNT } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { isHeldByBuildings } from '@hausregeln/engine/kit/deeds.ts'
import {
  ASKING,
  openOwnersAuction,
  ownersBidders,
  sealedLot,
  sealedSeller,
  startBidding,
} from '../../auction-sealed/rules/auction-sealed.ts'
import { SEALED_FRAME } from '../../auction-sealed/rules/vocabulary.ts'
import { type Change, NO_CHANGE } from '../../settle/rules/change.ts'
import { raisesMoney } from '../../settle/rules/debt.ts'
import { liabilityOf } from '../../settle/rules/liability.ts'
import { offersATurn } from '../../trade/rules/trade.ts'
import { checkOnTurn } from '../../turn/rules/turn.ts'
import { AT_ANY_TIME } from '../../turn/rules/when.ts'

/** In the owner's turn when no rent is open, or while the owner raises money for a debt. */
function checkOccasion(l: GameView, seat: number): Refusal | null {
  if (raisesMoney(l, seat)) return null
  return checkOnTurn(l, seat) ?? (l.s.parts.rent.demandCount > 0 ? 'demandsFirst' : null)
}

/**
 * An owner puts a deed up for auction among all others; no building may stand in its group. It is an offer to
 * the whole table, and counts as one: what nobody wants is not cried out for ever.
 */
export const putUp: ActionRule = {
  name: 'putUp',
  listed: { ...AT_ANY_TIME, deeds: 'own' },
  check(l, seat, deed) {
    const refusal = checkOccasion(l, seat)
    if (refusal !== null) return refusal
    if (deed >= l.book.board.deeds) return 'noSuchDeed'
    if (l.s.owner[deed] !== seat) return 'notYourDeed'
    if (l.s.parts.trade.offered[seat] >= offersATurn(l.book)) return 'tooManyPutUp'
    if (isHeldByBuildings(l, deed)) return 'auctionBuilt'
    return ownersBidders(l, seat, deed) === 0 ? 'nobodyMayBid' : null
  },
  apply(g, seat, deed) {
    g.s.parts.trade.offered[seat]++
    openOwnersAuction(g, seat, deed)
  },
}

/**
 * The greatest minimum price: its penalty can be paid, so that it is twice the cash where that is half of it; of one
 * who owes, twice what the debt leaves.
 */
export function greatestMinimum(l: GameView, seat: number): number {
  const owed = liabilityOf(l, seat)
  const most = owed === 0 ? l.s.cash[seat] : spareCash(l, seat, owed)
  const share = l.book.numbers.minimumPenalty as number
  return share === 0 ? MAX_AMOUNT : Math.min(Math.floor((100 * most) / share), MAX_AMOUNT)
}

/** The penalty being looked at. */
const penalty: Change = { ...NO_CHANGE }

/** The most cash without which a seat can still raise what it owes; with the cash the price of its own shares falls. */
function spareCash(l: GameView, seat: number, owed: number): number {
  let spare = 0
  for (let most = l.s.cash[seat]; spare < most; ) {
    const middle = Math.ceil((spare + most) / 2)
    penalty.cash = -middle
    if (l.book.policies.liability.raisable(l, seat, penalty) >= owed) spare = middle
    else most = middle - 1
  }
  return spare
}

function isAsked(l: GameView, seat: number): boolean {
  const frame = topFrame(l)
  return topKind(l) === SEALED_FRAME && l.s.frames[frame + STAGE] === ASKING && sealedSeller(l, frame) === seat
}

/** The owner says the least price; 0: any. */
export const setMinimum: ActionRule = {
  name: 'setMinimum',
  listed: { during: ['sealed'] },
  check(l, seat, amount) {
    if (!isAsked(l, seat)) return 'notAskedForMinimum'
    return amount > greatestMinimum(l, seat) ? 'minimumTooHigh' : null
  },
  range(l, seat, range) {
    range.low = 0
    range.high = greatestMinimum(l, seat)
    return isAsked(l, seat)
  },
  apply(g, seat, amount) {
    const frame = topFrame(g)
    startBidding(g, frame, amount)
    g.emit?.('minimumSet', 'minimumPrice', seat, sealedLot(g, frame), amount)
  },
}
