import { paragraphs } from '../own.ts'

/**
 * The stadium rules as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * S-0 the table, S-1 the turn, S-2 debt and the end, S-3 to S-7 what is always allowed, also out of turn and in jail,
 * S-8 to S-11 the spaces, S-12 the speed die, S-13 what is not allowed.
 */
export const ruleTexts = paragraphs('stadium', {
  'S-0.1': ['title', 'source', 'reading'],
  'S-0.2': ['title', 'source', 'reading'],
  'S-1.1': ['title', 'source', 'reading'],
  'S-2.1': ['title', 'source', 'reading'],
  'S-2.2': ['title', 'source', 'reading'],
  'S-2.3': ['title', 'source', 'reading'],
  'S-2.4': ['title', 'source', { option: ['timeLimit'] }, 'reading'],
  'S-3.1': ['title', 'source'],
  'S-3.2': ['title', 'source'],
  'S-3.3': ['title', 'source', 'reading'],
  'S-4.1': ['title', 'source', 'reading'],
  'S-4.2': ['title', 'source'],
  'S-4.3': ['title', 'source', 'reading'],
  'S-5.1': ['title', 'source', 'reading'],
  'S-6.1': ['title', 'source', 'reading'],
  'S-7.1': ['title', 'source', 'reading'],
  'S-7.2': ['title', 'source', 'reading'],
  'S-8.1': ['title', 'source'],
  'S-9.1': ['title', 'source', { option: ['autoRent', 'rentGrace'] }, 'reading'],
  'S-9.2': ['title', 'source'],
  'S-9.3': ['title', 'source', 'reading'],
  'S-10.1': ['title', 'source'],
  'S-10.2': ['title', 'source'],
  'S-11.1': ['title', 'source'],
  'S-11.2': ['title', 'source', 'reading'],
  'S-11.3': ['title', 'source'],
  'S-12.1': ['title', 'source', { option: ['speedDie'] }, 'reading'],
  'S-12.2': ['title', 'source', 'reading'],
  'S-12.3': ['title', 'source', 'reading'],
  'S-12.4': ['title', 'source'],
  'S-12.5': ['title', 'source', 'reading'],
  'S-12.6': ['title', 'source', 'reading'],
  'S-12.7': ['title', 'source', 'reading'],
  'S-12.8': ['title', 'source'],
  'S-13.1': ['title', 'source'],
})
