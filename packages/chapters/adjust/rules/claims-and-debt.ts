import type { GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { isStreet, saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { bankDebtOf } from '../../bank-debt/rules/debt.ts'

/** All streets of a group that are owned have one owner, and what is taken away was not needed to cover a debt. */
export function checkClaimsAndDebt(l: GameView, deed: number, owner: number): Refusal | null {
  if (owner !== NOBODY && isStreet(l, deed) && isClaimedByOther(l, deed, owner)) return 'claimOfOther'
  return uncoversDebt(l, l.s.owner[deed], l.book.board.saleValue[deed]) ? 'debtUncovered' : null
}

/** Whether the debt of a deed's owner would stay covered if the deed stood at this level; null, or the refusal. */
export function checkDebtByLevel(l: GameView, deed: number, level: number): Refusal | null {
  const lost = (l.s.level[deed] - level) * l.book.board.houseSale[deed]
  return uncoversDebt(l, l.s.owner[deed], lost) ? 'debtUncovered' : null
}

/** Whether another street of the group belongs to somebody else. */
function isClaimedByOther(l: GameView, deed: number, owner: number): boolean {
  const { groupStart, groupDeeds, groupOf } = l.book.board
  const group = groupOf[deed]
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++) {
    const holder = groupDeeds[i] === deed ? NOBODY : l.s.owner[groupDeeds[i]]
    if (holder !== NOBODY && holder !== owner) return true
  }
  return false
}

/** Whether a seat's debt at the bank would go beyond its possessions, if it lost so much of them. */
function uncoversDebt(l: GameView, seat: number, lost: number): boolean {
  return seat !== NOBODY && bankDebtOf(l, seat) > saleValueOf(l, seat) - lost
}
