import { choice, otherwise, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { unjudged } from '../../settle/rules/liability.ts'
import { inherited, raisable } from '../../settle/rules/possessions.ts'

/** What may be agreed on, whatever is traded, and what is reckoned of who owes. */
export const choicesOfAll = [
  otherwise('gifts', 'allowed', [], { de: 'sind erlaubt', en: 'are allowed' }, true),
  otherwise('liability', 'unjudged', [], UNASKED, unjudged),
  otherwise('raisable', 'possessions', [], UNASKED, (l, seat, change) => raisable(l, seat, change)),
  otherwise('inherited', 'possessions', [], UNASKED, inherited),
] as const

/** The same where deeds and money are. */
export const choices = [
  ...choicesOfAll,
  choice(
    'gifts',
    'refused',
    ['trade'],
    { de: 'sind verboten: Beide Seiten geben etwas', en: 'are forbidden: both sides give something' },
    false,
    { slots: ['gifts'] },
  ),
] as const
