import { choice, usually } from '../../core/choice.ts'

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

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly building: typeof choices
  }
}
