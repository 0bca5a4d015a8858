// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    finiteBank: {
      finite: 'endlich: {bankCash}, davon das Startgeld aller; was ihr fehlt, schuldet sie nicht',
    },
    turnEnded: {
      byBank: 'nach der Zeit, die der Tisch setzt; und mit der Runde, in der die Bank kein Geld mehr hat',
    },
  },
  number: {
    bankCash: 'Geld der Bank',
  },
  refusal: {
    bankTooPoor: 'So viel Geld hat die Bank nicht mehr.',
  },
  end: {
    bankBroke: (a, v) => `Die Bank hat kein Geld mehr: ${common.phrase.richest(a, v)}`,
  },
}
