import { number } from '@hausregeln/engine/core/choice.ts'

/** How much talk a turn may have. */
export const numbers = [
  number(
    'offersATurn',
    { de: 'Angebote, die jeder in einem Zug machen darf', en: 'Offers that each may make in a turn' },
    [0, 100],
    { usual: 12 },
  ),
] as const
