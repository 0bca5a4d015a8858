import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { section } from '../../bank-debt/rules/section.ts'
import { choices, numbers } from './choices.ts'
import { bankFaults } from './faults.ts'
import { layOutBank } from './finite-bank.ts'
import { vocabulary } from './vocabulary.ts'

/** The bank has no more than what it begins with. */
export const finiteBank: Chapter = {
  name: 'finite-bank',
  theme: 'players',
  vocabulary: [vocabulary],
  section,
  slots: ['bankBroke'],
  choices,
  numbers,
  faults: bankFaults,
  needs: ['finiteBank=finite', 'turnEnded=byBank'],
  prepare: layOutBank,
}
