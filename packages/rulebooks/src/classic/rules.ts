import { paragraphs } from '../own.ts'

/**
 * The classic rules as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * K-0 the table, K-1 the turn, K-2 deeds, K-3 rent, K-4 taxes and jail, K-5 buildings, K-6 mortgages, K-7 trade,
 * K-8 bankruptcy, K-9 short games.
 */
export const ruleTexts = paragraphs('classic', {
  'K-0.1': ['title', 'filled', { option: ['speedDie'] }, 'reading'],
  'K-0.2': ['title', 'filled'],
  'K-0.3': ['title', 'filled'],
  'K-0.4': ['title', 'filled'],
  'K-1.1': ['title', 'source'],
  'K-1.2': ['title', 'source'],
  'K-1.3': ['title', 'source', 'filled'],
  'K-2.1': ['title', 'source'],
  'K-2.2': ['title', 'source', 'reading'],
  'K-2.3': ['title', 'source'],
  'K-3.1': ['title', 'source', { option: ['autoRent', 'rentGrace'] }, 'reading'],
  'K-3.2': ['title', 'source', 'reading'],
  'K-3.3': ['title', 'source'],
  'K-3.4': ['title', 'filled', 'reading'],
  'K-4.1': ['title', 'filled', { option: ['freeParkingPot'] }, 'reading'],
  'K-4.2': ['title', 'filled', 'reading'],
  'K-4.3': ['title', 'filled'],
  'K-4.4': ['title', 'filled'],
  'K-5.1': ['title', 'source', 'filled'],
  'K-5.2': ['title', 'filled'],
  'K-5.3': ['title', 'filled', 'reading'],
  'K-5.4': ['title', 'filled'],
  'K-6.1': ['title', 'filled', 'reading'],
  'K-6.2': ['title', 'filled', 'reading'],
  'K-7.1': ['title', 'filled', 'reading'],
  'K-8.1': ['title', 'filled', 'reading'],
  'K-8.2': ['title', 'filled'],
  'K-9.1': ['title', { option: ['shortGame'] }, 'reading'],
  'K-9.2': ['title', { option: ['timeLimit'] }, 'reading'],
})
