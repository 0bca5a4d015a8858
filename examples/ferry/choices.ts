import { BANK, choice, number, otherwise, POT, usually } from '@hausregeln/engine'
import { askAtHarbour } from './ferry.ts'

/** What happens at a harbour, and who has the fare. */
export const choices = [
  usually('onHarbour', 'ferry', [], { de: 'hat eine Fähre für {fare}', en: 'has a ferry for {fare}' }, askAtHarbour),
  otherwise('fareTo', 'pot', [], { de: 'kommt in den Topf', en: 'goes to the pot' }, POT),
  choice('fareTo', 'bank', [], { de: 'geht an die Bank', en: 'goes to the bank' }, BANK),
] as const

/** What it costs. */
export const numbers = [
  number('fare', { de: 'Fahrpreis der Fähre', en: 'Fare of the ferry' }, [0, 1000], { unit: 'money', usual: 50 }),
] as const
