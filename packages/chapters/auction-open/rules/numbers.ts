import { number } from '@hausregeln/engine/core/choice.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'

/** What must be bid at least for what is the bank's, and by how much a bid is raised. */
export const numbers = [
  number('leastBid', [0, 100], {
    unit: 'percent',
    usual: 0,
    quiet: true,
    slots: ['leastBid'],
  }),
  number('bidStep', [1, MOST_MONEY], {
    unit: 'money',
    usual: 1,
    quiet: true,
    slots: ['leastBid'],
  }),
] as const
