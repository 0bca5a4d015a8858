import { onSpace } from '@hausregeln/engine/core/space-policy.ts'

/** What happens on spaces that are no properties. */
export const policies = {
  onTax: onSpace('tax', 'onTax', { governs: ['tax'] }),
  onParking: onSpace('parking', 'onParking', { governs: ['parking'] }),
  onCards: onSpace('cards', 'onCards'),
  onGoToJail: onSpace('goToJail'),
} as const
