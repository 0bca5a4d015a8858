import { policy } from '@hausregeln/engine/core/policy.ts'

/** What is asked where deeds are dealt before the first throw. */
export const dealPolicies = {
  /** As the table chooses, some to each, or all there are. */
  dealing: policy<'byOption' | 'some' | 'all'>('dealing', { quiet: true, theme: 'property' }),
  /** Whether they are paid for. */
  dealPrice: policy<boolean>('dealPrice', { quiet: true, theme: 'property' }),
} as const
