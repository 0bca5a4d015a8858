import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
import { layOutBank } from './finite-bank.ts'
import { vocabulary } from './vocabulary.ts'

/** The bank has no more than what it begins with. */
export const finiteBank: Chapter = {
  name: 'finite-bank',
  theme: 'players',
  vocabulary: [vocabulary],
  slots: ['bankBroke'],
  choices,
  numbers,
  needs: ['finiteBank=finite', 'turnEnded=byBank'],
  prepare: layOutBank,
}
