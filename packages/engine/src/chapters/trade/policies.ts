import { policy } from '../../core/policy.ts'

/** What is asked where players trade. */
export const policies = {
  /** Whether something may be given away for nothing. */
  gifts: policy<boolean>({ de: 'Geschenke', en: 'Gifts' }, { quiet: true }),
} as const

declare module '../../core/policy.ts' {
  interface Policies {
    readonly trade: typeof policies
  }
}
