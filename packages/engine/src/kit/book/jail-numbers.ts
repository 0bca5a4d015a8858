import { number } from '../../core/choice.ts'
import { MOST_MONEY } from './amounts.ts'

const money = [0, MOST_MONEY] as const

/** Numbers of jail that several chapters share. */
export const ATTEMPTS = number('attempts', [1, 20], { first: 3 })
export const BAIL = number('bail', money, {
  unit: 'money',
  first: 50,
  governs: ['jailBail'],
})
export const BAILS = number('bails', money, {
  unit: 'money',
  list: true,
  first: [150, 100, 50],
  governs: ['jailBail'],
})
