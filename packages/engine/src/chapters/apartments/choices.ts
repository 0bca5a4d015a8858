import { number, usually } from '../../core/choice.ts'
import { LEVELS } from '../../core/limits.ts'
import { noteOwnLanding } from '../own-space/own-space.ts'

/** Building by a ladder, in the group where one has landed. */
export const choices = [
  usually(
    'buildsEvenly',
    'byLadder',
    ['apartments'],
    {
      de: 'in der Gruppe, in der man gelandet ist, je nach Zahl der Grundstücke',
      en: 'in the group where you have landed, by the number of plots',
    },
    'own',
  ),
  usually(
    'ladder',
    'byPlots',
    ['apartments'],
    { de: 'je nach Zahl der Grundstücke', en: 'by the number of plots' },
    true,
  ),
  usually('ownDeed', 'landing', [], { de: 'wird gemerkt', en: 'is noted' }, noteOwnLanding),
] as const

const levels = [0, LEVELS - 1] as const

export const numbers = [
  number('highest', { de: 'Höchste Stufe nach eigenen Grundstücken', en: 'Highest level by plots owned' }, levels, {
    list: true,
  }),
  number(
    'leastOfOthers',
    { de: 'Mindeststufe der anderen nach der Stufe', en: 'Least level of the others by level' },
    levels,
    { list: true },
  ),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly apartments: typeof choices
  }
  interface OfferedNumbers {
    readonly apartments: typeof numbers
  }
}
