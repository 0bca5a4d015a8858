// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    first: {
      throw: {
        gist: 'Wer die höchste Summe wirft, beginnt; bei Gleichstand werfen die Gleichen noch einmal.',
      },
    },
    deal: {
      gist: 'Gemischte Besitzrechtkarten werden reihum verteilt.',
    },
  },
  question: {
    dealing: 'Zu Beginn werden',
    dealPrice: 'Verteilte Grundstücke',
  },
  choice: {
    open: {
      firstThrow: 'der höchste Wurf',
      firstThrowAndDeal: 'der höchste Wurf; im kurzen Spiel und dem auf Zeit werden zuvor Grundstücke verteilt',
      firstSeatAndDeal: 'der erste Platz; zuvor werden Grundstücke verteilt, wo das gilt',
    },
    dealing: {
      some: '{dealtDeeds} Grundstücke an jeden verteilt',
      all: 'alle Grundstücke verteilt',
      byOption: 'Grundstücke verteilt, wo es der Tisch will',
    },
    dealPrice: {
      free: 'kosten nichts',
      paid: 'werden sofort bezahlt',
    },
  },
  number: {
    dealtDeeds: 'Grundstücke, die verteilt werden',
  },
  event: {
    starts: (a, v) => `${v.seat(a.seat)} beginnt.`,
  },
  firstThrow: (a, v) => `Wer beginnt? ${v.seat(a.seat)} wirft ${a.dice}.`,
  dealt: (a, v) => `${v.seat(a.seat)} bekommt ${v.deed(a.deed)} zugeteilt und zahlt dafür ${v.money(a.price)}.`,
  ask: {
    deal: (a, v) => `${v.seat(a.seat)} bekommt eine Besitzrechtkarte zugeteilt.`,
  },
}
