import { introduced } from '../introduction/introduced.ts'

/** How the simplified rules introduce themselves: on what paragraphs each point rests. */
export const introduction = introduced('simplified', [
  ['V-6.2'],
  ['V-6.3'],
  ['V-6.4', 'V-4.3'],
  ['V-2.2', 'V-2.3'],
  ['V-2.1', 'V-3.1', 'V-3.2'],
  ['V-6.9'],
  ['V-6.7', 'V-6.8'],
])
