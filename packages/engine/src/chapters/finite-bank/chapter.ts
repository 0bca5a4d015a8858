import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
import { layOutBank } from './finite-bank.ts'

/** The bank has no more than what it begins with. */
export const finiteBank: Chapter = {
  name: 'finite-bank',
  slots: ['bankBroke'],
  choices,
  numbers,
  needs: ['finiteBank=finite', 'turnEnded=byBank'],
  prepare: layOutBank,
}
