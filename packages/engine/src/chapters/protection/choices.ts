import { usually } from '../../core/choice.ts'
import { halfInJail } from './protection.ts'

/** What business from jail costs. */
export const choices = [
  usually(
    'surcharge',
    'halfInJail',
    ['protection'],
    { de: 'kosten die Hälfte noch einmal, in den Topf', en: 'cost half as much again, to the pot' },
    halfInJail,
  ),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly protection: typeof choices
  }
}
