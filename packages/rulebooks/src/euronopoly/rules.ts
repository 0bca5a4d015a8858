import { paragraphs } from '../own.ts'

/**
 * The rules of Euronopoly as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * E-1 to E-4 setting up, the turn, the start, the risk field, E-5 cities, E-6 customs and radar, E-7 event cards,
 * E-8 remote purchases, E-9 sales and debt, E-10 prison.
 */
export const ruleTexts = paragraphs('euronopoly', {
  'E-1.1': ['title', 'source', 'reading'],
  'E-1.2': ['title', 'source', 'reading'],
  'E-2.1': ['title', 'source', 'reading'],
  'E-2.2': ['title', 'source'],
  'E-2.3': ['title', 'source', { option: ['timeLimit'] }, 'reading'],
  'E-3.1': ['title', 'source'],
  'E-3.2': ['title', 'source'],
  'E-4.1': ['title', 'source', 'reading'],
  'E-4.2': ['title', 'source'],
  'E-4.3': ['title', 'source'],
  'E-5.1': ['title', 'source', 'reading'],
  'E-5.2': ['title', 'source', 'reading'],
  'E-5.3': ['title', 'source', 'reading'],
  'E-5.4': ['title', 'source', 'reading'],
  'E-5.5': ['title', 'source'],
  'E-5.6': ['title', 'source', 'reading'],
  'E-5.7': ['title', 'source', 'reading'],
  'E-6.1': ['title', 'source', 'reading'],
  'E-6.2': ['title', 'source', 'reading'],
  'E-6.3': ['title', 'source', 'reading'],
  'E-7.1': ['title', 'source', 'reading'],
  'E-7.2': ['title', 'source'],
  'E-7.3': ['title', 'source', 'reading'],
  'E-7.4': ['title', 'source'],
  'E-8.1': ['title', 'source', 'reading'],
  'E-8.2': ['title', 'source', 'reading'],
  'E-8.3': ['title', 'source', 'reading'],
  'E-9.1': ['title', 'source', 'reading'],
  'E-9.2': ['title', 'source', 'reading'],
  'E-9.3': ['title', 'source'],
  'E-9.4': ['title', 'source', 'reading'],
  'E-10.1': ['title', 'source', 'reading'],
  'E-10.2': ['title', 'source', 'reading'],
  'E-10.3': ['title', 'source', 'reading'],
  'E-10.4': ['title', 'source', 'reading'],
  'E-10.5': ['title', 'source'],
})
