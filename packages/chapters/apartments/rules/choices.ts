import { type AllNumbers, number, reckoned, usually } from '@hausregeln/engine/core/choice.ts'
import { LEVELS } from '@hausregeln/engine/core/limits.ts'
import type { Ladder } from '@hausregeln/engine/kit/ground.ts'
import { noteOwnLanding } from '../../own-space/rules/own-space.ts'

function ladderOf({ highest, leastOfOthers }: AllNumbers): Ladder {
  return { highest: highest as readonly number[], leastOfOthers: leastOfOthers as readonly number[] }
}

/** Building by a ladder, in the group where the player has landed. */
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
    reckoned(ladderOf),
  ),
  usually('ownDeed', 'landing', [], { de: 'wird gemerkt', en: 'is noted' }, noteOwnLanding),
] as const

const levels = [0, LEVELS - 1] as const

export const numbers = [
  number('highest', { de: 'Höchste Stufe nach eigenen Grundstücken', en: 'Highest level by plots owned' }, levels, {
    list: true,
    first: [0, 1, 2, 4],
  }),
  number(
    'leastOfOthers',
    { de: 'Mindeststufe der anderen nach der Stufe', en: 'Least level of the others by level' },
    levels,
    { list: true, first: [0, 0, 0, 1, 1] },
  ),
] as const
