import { number } from '../../core/choice.ts'
import { MOST_MONEY } from './amounts.ts'

const money = [0, MOST_MONEY] as const

/** Numbers of jail that several chapters share. */
export const ATTEMPTS = number('attempts', { de: 'Runden im Gefängnis', en: 'Rounds in jail' }, [1, 20], { first: 3 })
export const BAIL = number('bail', { de: 'Freikauf aus dem Gefängnis', en: 'Bail' }, money, {
  unit: 'money',
  first: 50,
  governs: ['jailBail'],
})
export const BAILS = number('bails', { de: 'Freikauf, von Runde zu Runde', en: 'Bail, from round to round' }, money, {
  unit: 'money',
  list: true,
  first: [150, 100, 50],
  governs: ['jailBail'],
})
