import { BANK, choice, number, otherwise, POT, usually } from '@hausregeln/engine'
import { askAtHarbour } from './ferry.ts'

/** What happens at a harbour, and who has the fare. */
export const choices = [
  usually('onHarbour', 'ferry', [], askAtHarbour, {
    sentence: { de: 'hat eine Fähre für {fare}', en: 'has a ferry for {fare}' },
  }),
  otherwise('fareTo', 'pot', [], POT, { sentence: { de: 'kommt in den Topf', en: 'goes to the pot' } }),
  choice('fareTo', 'bank', [], BANK, { sentence: { de: 'geht an die Bank', en: 'goes to the bank' } }),
] as const

/** What it costs. */
export const numbers = [
  number('fare', [0, 1000], {
    label: { de: 'Fahrpreis der Fähre', en: 'Fare of the ferry' },
    unit: 'money',
    usual: 50,
  }),
] as const
