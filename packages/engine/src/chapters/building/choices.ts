import { choice, number, usually } from '../../core/choice.ts'
import { LEVELS } from '../../core/limits.ts'

/** Where and when there is building on whole groups. */
export const choices = [
  usually(
    'buildsEvenly',
    'wholeGroups',
    ['building'],
    { de: 'auf ganzen Gruppen, gleichmäßig', en: 'on whole groups, evenly' },
    true,
  ),
  choice(
    'buildsAnyTime',
    'ownTurn',
    [],
    { de: 'im eigenen Zug und zwischen den Zügen', en: 'in your own turn and between turns' },
    false,
  ),
  choice('buildsAnyTime', 'anyTime', [], { de: 'jederzeit', en: 'at any time' }, true),
] as const

export const numbers = [
  number(
    'shortGameHouses',
    { de: 'Häuser vor einem Hotel im kurzen Spiel', en: 'Houses before a hotel in a short game' },
    [1, LEVELS - 1],
    { unit: 'house', usual: 3 },
  ),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly building: typeof choices
  }
  interface OfferedNumbers {
    readonly building: typeof numbers
  }
}
