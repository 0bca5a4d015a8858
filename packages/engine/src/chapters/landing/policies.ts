import { onSpace } from '../../core/policy.ts'

/** What happens on spaces that are no properties. */
export const policies = {
  onStart: onSpace('start', { de: 'Das Startfeld', en: 'The start' }),
  onTax: onSpace('tax', { de: 'Steuerfelder', en: 'Tax spaces' }, { governs: ['tax'] }),
  onParking: onSpace('parking', { de: 'Frei Parken', en: 'The free car park' }, { governs: ['parking'] }),
  onCards: onSpace('cards', { de: 'Kartenfelder', en: 'Card spaces' }),
  onJail: onSpace('jail'),
  onGoToJail: onSpace('goToJail'),
} as const

declare module '../../core/policy.ts' {
  interface Policies {
    readonly landing: typeof policies
  }
}
