// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    onTax: 'Steuerfelder',
    onParking: 'Frei Parken',
    onCards: 'Kartenfelder',
  },
  choice: {
    onStart: {
      rest: 'zahlt das Gehalt',
      endsDoubles: 'zahlt das Gehalt; ein Pasch gibt keinen weiteren Wurf',
    },
    onTax: {
      pay: 'kosten ihren Betrag',
    },
    onCards: {
      draw: 'eine Karte wird gezogen',
      byOption: 'eine Karte, wenn der Tisch mit Karten spielt',
    },
    doubleOne: {
      winsPot: 'gewinnen, was im Topf ist, außer im Gefängnis',
    },
    onJail: {
      visit: 'nur zu Besuch',
    },
    onParking: {
      rest: 'nichts geschieht',
      winPot: 'gewinnt, was im Topf ist',
    },
    onGoToJail: {
      jail: 'ins Gefängnis',
    },
  },
  answer: {
    nothing: 'nichts geschieht',
    wins: 'gewinnt, was im Topf ist',
    winsByOption: 'gewinnt, was im Topf ist, wenn der Tisch mit einem spielt; sonst geschieht nichts',
  },
  number: {
    potStart: 'Zu Beginn im Topf',
    potRefill: 'Nach jedem Gewinn wieder im Topf',
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
