import { onSpace } from '@hausregeln/engine/core/policy.ts'

/** What happens on spaces that are no properties. */
export const policies = {
  onTax: onSpace('tax', { de: 'Steuerfelder', en: 'Tax spaces' }, { governs: ['tax'] }),
  onParking: onSpace('parking', { de: 'Frei Parken', en: 'The free car park' }, { governs: ['parking'] }),
  onCards: onSpace('cards', { de: 'Kartenfelder', en: 'Card spaces' }),
  onGoToJail: onSpace('goToJail'),
} as const
