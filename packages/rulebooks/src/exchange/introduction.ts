import { introduced } from '../introduction/introduced.ts'

/** How the exchange rules introduce themselves: on what paragraphs each point rests. */
export const introduction = introduced('exchange', [
  ['B-2.1', 'B-2.2'],
  ['B-2.3', 'B-2.4'],
  ['B-3.1', 'B-3.2'],
  ['B-4.2', 'B-4.4', 'B-4.5'],
  ['B-4.7'],
  ['B-4.6'],
  ['B-4.9'],
])
