import { number } from '@hausregeln/engine/core/choice.ts'

/** What an auction without a sale costs. */
export const numbers = [
  number(
    'minimumPenalty',
    { de: 'Strafe, wenn der Mindestpreis nicht erreicht wird', en: 'Penalty where the minimum price is not reached' },
    [0, 100],
    { unit: 'percent', usual: 50 },
  ),
] as const
