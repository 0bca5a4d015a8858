import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { bankPays } from '@hausregeln/engine/kit/money.ts'
import { fitsLadder, SOLD } from '../../apartments/rules/ladder.ts'
import { lower } from '../../building/rules/building.ts'
import { noteSold } from '../../claims/rules/claims.ts'
import { checkBeforeThrow, turnToThrow } from '../../turn/rules/before-throw.ts'
import { AT_ANY_TIME, inOwnTurn } from '../../turn/rules/when.ts'

function checkOwn(l: GameView, seat: number, deed: number): Refusal | null {
  const refusal = checkBeforeThrow(l, seat)
  if (refusal !== null) return refusal
  if (deed >= l.book.board.deeds) return 'noSuchDeed'
  return l.s.owner[deed] === seat ? null : 'notYourDeed'
}

/** One level goes back to the bank for the sale value printed on the deed. */
export const sellLevel: ActionRule = {
  name: 'sell',
  listed: { ...AT_ANY_TIME, deeds: 'own', must: ['built'] },
  check(l, seat, deed) {
    const refusal = checkOwn(l, seat, deed)
    if (refusal !== null) return refusal
    if (l.s.level[deed] === 0) return 'nothingToSell'
    return fitsLadder(l, seat, deed, l.s.level[deed] - 1) ? null : 'ladderTooLow'
  },
  apply(g, seat, deed) {
    turnToThrow(g)
    lower(g, seat, deed, g.s.level[deed] - 1)
  },
}

/** A bare deed goes back to the bank for its printed sale value, no matter who stands there. */
export const sellDeed: ActionRule = {
  name: 'sellDeed',
  listed: { ...inOwnTurn(), deeds: 'own' },
  check(l, seat, deed) {
    const refusal = checkOwn(l, seat, deed)
    if (refusal !== null) return refusal
    if (l.s.level[deed] > 0) return 'deedBuilt'
    return fitsLadder(l, seat, deed, SOLD) ? null : 'ladderTooLow'
  },
  apply(g, seat, deed) {
    const value = g.book.board.saleValue[deed]
    turnToThrow(g)
    g.emit?.('deedSold', 'plotSale', seat, deed, value)
    setOwner(g, deed, NOBODY)
    bankPays(g, seat, value, 'plotSale', deed)
    noteSold(g, seat, deed)
  },
}
