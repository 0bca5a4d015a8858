import { onSpace } from '@hausregeln/engine/core/space-policy.ts'

/** What happens on a risk field. */
export const policies = {
  onRisk: onSpace('risk', 'onRisk', { governs: ['risk'] }),
} as const
