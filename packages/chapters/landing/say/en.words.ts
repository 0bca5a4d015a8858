// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    nothing: 'nothing happens',
    wins: 'wins what is in the pot',
    winsByOption: 'wins what is in the pot, where the table plays with one; otherwise nothing happens',
  },
  event: {
    noFurtherThrow: (a, v) => `Doubles give ${v.seat(a.seat)} no further throw here.`,
  },
  payment: {
    tax: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} tax ${common.phrase.paidTo(a, v)}.`,
  },
  about: {
    cards: 'Cards are drawn on the card spaces. Otherwise nothing happens there.',
  },
  visited: {
    jail: (a, v) => `${v.seat(a.seat)} is only visiting the ${a.jail}.`,
    parking: (a, v) => `${v.seat(a.seat)} takes a rest on ${v.space(a.space)}.`,
    other: (a, v) => `${v.seat(a.seat)} stays on ${v.space(a.space)}.`,
  },
  pot: {
    filled: (a, v) => `The bank lays ${v.money(a.amount)} into the pot.`,
    won: (a, v) => `${v.seat(a.to)} wins the pot: ${v.money(a.amount)}.`,
  },
}
