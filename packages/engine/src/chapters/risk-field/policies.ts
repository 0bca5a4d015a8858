import type { Landing } from '../../core/book.ts'
import { policy } from '../../core/policy.ts'

/** What happens on a risk field. */
export const policies = {
  onRisk: policy<Landing>({ de: 'Das Risikofeld', en: 'The risk field' }, { space: 'risk', governs: ['risk'] }),
} as const

declare module '../../core/policy.ts' {
  interface Policies {
    readonly 'risk-field': typeof policies
  }
}
