import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, dealChoices, dealNumbers } from './choices.ts'
import { dealFrame } from './deal.ts'
import { dealFaults } from './faults.ts'
import { firstThrowFrame } from './first-throw.ts'
import { dealPolicies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

export const firstThrow: Chapter = {
  name: 'first-throw',
  gist: text('chapter-first-throw-gist'),
  arises: ({ is }) => is('open', 'firstThrow', 'firstThrowAndDeal'),
  theme: 'turn',
  vocabulary: [vocabulary],
  slots: ['firstThrow'],
  frames: [firstThrowFrame],
  choices,
  needs: ['turn'],
}

export const deal: Chapter = {
  name: 'deal',
  gist: text('chapter-deal-gist'),
  arises: ({ is, offers }) => !is('dealing', 'byOption') || offers('shortGame') || offers('timeLimit'),
  theme: 'turn',
  vocabulary: [vocabulary],
  slots: ['deal'],
  frames: [dealFrame],
  policies: dealPolicies,
  choices: dealChoices,
  numbers: dealNumbers,
  faults: dealFaults,
  needs: ['open=firstThrowAndDeal|firstSeatAndDeal'],
  clashes: ['claims'],
}
