import { introduced } from '../introduction/introduced.ts'

/** How the classic rules introduce themselves: on what paragraphs each point rests. */
export const introduction = introduced('classic', [
  ['K-4.1'],
  ['K-2.2'],
  ['K-3.1'],
  ['K-1.3'],
  ['K-4.3'],
  ['K-5.3'],
  ['K-7.1'],
])
