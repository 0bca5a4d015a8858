// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    finiteBank: {
      finite: 'finite: {bankCash}, starting cash included; what it lacks is not owed',
    },
    turnEnded: {
      byBank: 'after the time that the table sets; and with the round in which the bank has no money left',
    },
  },
  number: {
    bankCash: 'Money of the bank',
  },
  refusal: {
    bankTooPoor: 'The bank does not have that much money left.',
  },
  end: {
    bankBroke: (a, v) => `The bank has no money left: ${common.phrase.richest(a, v)}`,
  },
}
