import { paragraphs } from '../own.ts'

/**
 * The simplified rules as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * V-1 turn, V-2 money, V-3 end, V-4 board, V-5 moving, V-6 what the spaces demand or allow.
 */
export const ruleTexts = paragraphs('simplified', {
  'V-1.1': ['title', 'source'],
  'V-2.1': ['title', 'source', 'reading'],
  'V-2.2': ['title', 'source', 'reading'],
  'V-2.3': ['title', 'source', 'reading'],
  'V-2.4': ['title', 'reading'],
  'V-3.1': ['title', 'source', { option: ['timeLimit'] }, 'reading'],
  'V-3.2': ['title', 'source', 'reading'],
  'V-4.1': ['title', 'source'],
  'V-4.2': ['title', 'source', 'reading'],
  'V-4.3': ['title', 'source', 'reading'],
  'V-5.1': ['title', 'source', 'reading'],
  'V-5.2': ['title', 'source', 'reading'],
  'V-6.1': ['title', 'source'],
  'V-6.2': ['title', 'source', 'reading'],
  'V-6.3': ['title', 'source', 'reading'],
  'V-6.4': ['title', 'source', 'reading'],
  'V-6.5': ['title', 'source', 'reading'],
  'V-6.6': ['title', 'source'],
  'V-6.7': ['title', 'source', { option: ['cards'] }, 'reading'],
  'V-6.8': ['title', 'source'],
  'V-6.9': ['title', 'source', 'reading'],
})
