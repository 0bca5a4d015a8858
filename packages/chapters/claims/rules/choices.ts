import { number, usually } from '@hausregeln/engine/core/choice.ts'
import type { Lens } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { checkDebtor } from '../../bank-debt/rules/bank-debt.ts'
import { checkClaims, noteBought } from './claims.ts'
import { estateAndClaimsAreFree } from './estate.ts'

function withinClaims(l: Lens, seat: number, deed: number): Refusal | null {
  return checkDebtor(l, seat) ?? checkClaims(l, seat, deed)
}

/** Claims on groups. */
export const choices = [
  usually(
    'mayBuy',
    'withinClaims',
    ['claims'],
    {
      de: 'darf, wer darauf landet, ohne Bankschulden und wenn die Ansprüche es erlauben',
      en: 'anybody who lands there may, without debt at the bank and if the claims allow',
    },
    withinClaims,
  ),
  usually('bought', 'noted', ['claims'], { de: 'wird gemerkt', en: 'is noted' }, noteBought),
  usually(
    'estate',
    'claimsAreFree',
    ['claims'],
    { de: 'ist wieder frei, auch die Ansprüche', en: 'is free again, and so are the claims' },
    estateAndClaimsAreFree,
    { governs: ['estate'] },
  ),
] as const

export const numbers = [
  number(
    'claimStreets',
    { de: 'Straßen je Gruppe vor einem weiteren Anspruch', en: 'Streets in each group before another claim' },
    [1, 8],
    { usual: 2 },
  ),
] as const
