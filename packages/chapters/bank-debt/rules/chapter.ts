import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, limitChoices } from './choices.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export const bankDebt: Chapter = {
  name: 'bank-debt',
  gist: text('chapter-bank-debt-gist'),
  arises: ({ is }) => is('shortfall', 'borrow', 'borrowOrLose'),
  theme: 'debt',
  vocabulary: [vocabulary],
  section,
  slots: ['bankDebt'],
  choices,
  clashes: ['debt-limit'],
}

/** Bank debt with its limit. */
export const debtLimit: Chapter = {
  name: 'debt-limit',
  gist: text('chapter-debt-limit-gist'),
  theme: 'debt',
  vocabulary: [vocabulary],
  section,
  slots: ['bankDebt', 'debtor', 'debtLimit', 'resign'],
  choices: limitChoices,
  needs: ['shortfall=borrowOrLose'],
  clashes: ['bank-debt', 'trade', 'owner-auction'],
}
