import { introduced } from '../introduction/introduced.ts'

/** How the stadium rules introduce themselves: on what paragraphs each point rests. */
export const introduction = introduced('stadium', [
  ['S-12.1', 'S-12.2'],
  ['S-12.3', 'S-12.4'],
  ['S-12.5'],
  ['S-12.7'],
  ['S-4.1'],
  ['S-11.2'],
  ['S-9.2'],
])
