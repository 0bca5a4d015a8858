// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    nothing: 'nichts geschieht',
    wins: 'gewinnt, was im Topf ist',
    winsByOption: 'gewinnt, was im Topf ist, wenn der Tisch mit einem spielt; sonst geschieht nichts',
  },
  event: {
    noFurtherThrow: (a, v) => `Hier bringt der Pasch ${v.seat(a.seat)} keinen weiteren Wurf.`,
  },
  payment: {
    tax: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Steuern ${common.phrase.paidTo(a, v)}.`,
  },
  about: {
    cards: 'Auf den Kartenfeldern werden Karten gezogen. Sonst geschieht dort nichts.',
  },
  visited: {
    jail: (a, v) => `${v.seat(a.seat)} ist im Gefängnis nur zu Besuch.`,
    parking: (a, v) => `${v.seat(a.seat)} ruht sich auf ${v.space(a.space)} aus.`,
    other: (a, v) => `${v.seat(a.seat)} bleibt auf ${v.space(a.space)} stehen.`,
  },
  pot: {
    filled: (a, v) => `Die Bank legt ${v.money(a.amount)} in den Topf.`,
    won: (a, v) => `${v.seat(a.to)} gewinnt den Topf: ${v.money(a.amount)}.`,
  },
}
