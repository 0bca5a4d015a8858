import { onSpace } from '@hausregeln/engine/core/policy.ts'

/** What happens on a risk field. */
export const policies = {
  onRisk: onSpace('risk', { de: 'Das Risikofeld', en: 'The risk field' }, { governs: ['risk'] }),
} as const
