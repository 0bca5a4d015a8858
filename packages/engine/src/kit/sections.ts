import { type Spec, seats } from '../core/section.ts'

/** What the payment of money keeps in every rulebook: debts at the bank by seat, and whether a finite bank has paid its last money. */
export const money = { name: 'money', numbers: ['bankBroke'], tables: { debt: seats } } as const satisfies Spec

declare module '../core/section.ts' {
  interface Sections {
    readonly money: typeof money
  }
}
