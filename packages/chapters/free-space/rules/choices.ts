import { choice } from '@hausregeln/engine/core/choice.ts'
import { chooseSpace, payInPassing } from './free-space.ts'

/** A free choice of space instead of the salary. */
export const choices = [
  choice(
    'onStart',
    'chooseSpace',
    ['free-space', 'startReached=inPassing'],
    {
      de: 'zahlt das Gehalt oder, einmal im Zug, statt dessen eine freie Wahl des Feldes',
      en: 'pays the salary or, once a turn, gives a free choice of space instead',
    },
    chooseSpace,
    { slots: ['freeSpace'] },
  ),
  choice(
    'startReached',
    'inPassing',
    ['onStart=chooseSpace'],
    { de: 'nichts; auf dem Startfeld wird erst gewählt', en: 'nothing; on the start you choose first' },
    payInPassing,
    { slots: ['freeSpace'] },
  ),
] as const
