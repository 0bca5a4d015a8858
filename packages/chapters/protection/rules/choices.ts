import { number, usually } from '@hausregeln/engine/core/choice.ts'
import { halfInJail } from './protection.ts'

/** What business from jail costs. */
export const choices = [
  usually(
    'surcharge',
    'halfInJail',
    ['protection'],
    {
      de: 'kosten {protectionShare} des Betrags noch einmal, in den Topf',
      en: 'cost {protectionShare} of the amount again, to the pot',
    },
    halfInJail,
  ),
] as const

export const numbers = [
  number(
    'protectionShare',
    { de: 'Aufschlag auf freiwillige Geschäfte aus dem Gefängnis', en: 'Surcharge on voluntary deals from jail' },
    [0, 100],
    { unit: 'percent', usual: 50 },
  ),
] as const
