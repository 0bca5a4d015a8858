import { choice, number, usually } from '@hausregeln/engine/core/choice.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { speedDieAlways, speedDieByOption } from './speed-die.ts'

/** The speed die. */
export const choices = [
  usually(
    'thirdDie',
    'speedDie',
    ['speed-die'],
    { de: 'der Tempowürfel, wenn der Tisch mit ihm spielt', en: 'the speed die, where the table plays with it' },
    speedDieByOption,
  ),
  choice(
    'thirdDie',
    'always',
    ['speed-die'],
    {
      de: 'der Tempowürfel, sobald man einmal über das Startfeld gekommen ist',
      en: 'the speed die, once you have passed the start',
    },
    speedDieAlways,
    { governs: ['speedDie', 'speedBonus'] },
  ),
] as const

export const numbers = [
  number(
    'startBonus',
    { de: 'Mehr Startgeld mit dem Tempowürfel', en: 'More starting cash with the speed die' },
    [0, MOST_MONEY],
    { unit: 'money', usual: 0, governs: ['speedBonus'] },
  ),
] as const
