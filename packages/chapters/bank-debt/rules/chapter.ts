import type { Asked } from '@hausregeln/engine/core/policy.ts'
import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, limitChoices } from './choices.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

/** What becomes of what debtors receive. */
const income = [
  { text: text('chapter-bank-debt-repaid'), holds: ({ is }: Asked) => is('income', 'repaysBank') },
  { text: text('chapter-bank-debt-kept'), holds: ({ is }: Asked) => is('income', 'kept') },
]

/**
 * Whether debtors are kept from buying and building: by the claims, or because all that comes in repays the debt, so that
 * they have no money.
 */
const buysNothing = ({ is }: Asked) =>
  is('income', 'repaysBank') || (is('mayBuy', 'withinClaims') && is('buildsEvenly', 'byLadder', 'nowhere'))

export const bankDebt: Chapter = {
  name: 'bank-debt',
  gist: text('chapter-bank-debt-gist'),
  more: income,
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
  gist: text('chapter-bank-debt-gist'),
  more: [...income, { text: text('chapter-debt-limit-closed'), holds: buysNothing }],
  theme: 'debt',
  vocabulary: [vocabulary],
  section,
  slots: ['bankDebt', 'debtor', 'debtLimit', 'resign'],
  choices: limitChoices,
  needs: ['shortfall=borrowOrLose'],
  clashes: ['bank-debt', 'trade', 'owner-auction'],
}
