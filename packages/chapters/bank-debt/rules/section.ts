import { type Spec, seats } from '@hausregeln/engine/core/state/section.ts'

/** What stands between players and a bank with limits: debts at it, by seat, and whether it has paid its last money. */
export const section = { name: 'money', numbers: ['bankBroke'], tables: { debt: seats } } as const satisfies Spec
