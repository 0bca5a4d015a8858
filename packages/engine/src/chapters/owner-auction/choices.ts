import { otherwise, UNASKED } from '../../core/choice.ts'
import { raisable } from '../settle/liability.ts'

/** What can be raised: cash, and what the bank gives for possessions. */
export const choices = [
  otherwise('raisable', 'possessions', [], UNASKED, (l, seat, change) => raisable(l, seat) + change),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly 'owner-auction': typeof choices
  }
}
