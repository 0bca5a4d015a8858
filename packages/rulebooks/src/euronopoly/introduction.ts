import { introduced } from '../introduction/introduced.ts'

/** How the rules of Euronopoly introduce themselves: on what paragraphs each point rests. */
export const introduction = introduced('euronopoly', [
  ['E-5.2'],
  ['E-5.3'],
  ['E-8.1', 'E-8.3'],
  ['E-5.5', 'E-5.6'],
  ['E-9.2', 'E-9.3', 'E-9.4'],
  ['E-4.1'],
  ['E-10.1', 'E-10.2', 'E-10.3'],
])
