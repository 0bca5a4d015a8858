import type { Landing } from '../../core/book.ts'
import { policy } from '../../core/policy.ts'

/** What happens on spaces that are no properties. */
export const policies = {
  onStart: policy<Landing>({ de: 'Das Startfeld', en: 'The start' }, { space: 'start' }),
  onTax: policy<Landing>({ de: 'Steuerfelder', en: 'Tax spaces' }, { space: 'tax', governs: ['tax'] }),
  onParking: policy<Landing>(
    { de: 'Frei Parken', en: 'The free car park' },
    { space: 'parking', governs: ['parking'] },
  ),
  onCards: policy<Landing>({ de: 'Kartenfelder', en: 'Card spaces' }, { space: 'cards' }),
  onJail: policy<Landing>(null, { space: 'jail' }),
  onGoToJail: policy<Landing>(null, { space: 'goToJail' }),
} as const

declare module '../../core/policy.ts' {
  interface Policies {
    readonly landing: typeof policies
  }
}
