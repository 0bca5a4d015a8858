import { number, usually } from '@hausregeln/engine/core/choice.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { checkDebtor } from '../../bank-debt/rules/bank-debt.ts'
import { checkClaims, noteBought } from './claims.ts'
import { estateAndClaimsAreFree } from './estate.ts'

function withinClaims(l: GameView, seat: number, deed: number): Refusal | null {
  return checkDebtor(l, seat) ?? checkClaims(l, seat, deed)
}

/** Claims on groups. */
export const choices = [
  usually('mayBuy', 'withinClaims', ['claims'], withinClaims),
  usually('bought', 'noted', ['claims'], noteBought),
  usually('estate', 'claimsAreFree', ['claims'], estateAndClaimsAreFree, { governs: ['estate'] }),
] as const

export const numbers = [number('claimStreets', [1, 8], { usual: 2 })] as const
