import { choice, otherwise, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { unjudged } from '../../settle/rules/liability.ts'
import { inherited, raisable } from '../../settle/rules/possessions.ts'

/** What may be agreed on, whatever is traded, and what is reckoned of who owes. */
export const choicesOfAll = [
  otherwise('gifts', 'allowed', [], true),
  otherwise('liability', 'unjudged', [], unjudged, { sentence: UNASKED }),
  otherwise('raisable', 'possessions', [], (l, seat, change) => raisable(l, seat, change), { sentence: UNASKED }),
  otherwise('inherited', 'possessions', [], inherited, { sentence: UNASKED }),
] as const

/** The same where deeds and money are. */
export const choices = [...choicesOfAll, choice('gifts', 'refused', ['trade'], false, { slots: ['gifts'] })] as const
