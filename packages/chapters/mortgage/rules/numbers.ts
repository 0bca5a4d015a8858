import { number } from '@hausregeln/engine/core/choice.ts'

/** What a mortgage costs. */
export const numbers = [
  number('mortgageInterest', [0, 100], {
    unit: 'percent',
    usual: 10,
  }),
] as const
