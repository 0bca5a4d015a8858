// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

const open_one: Words['open']['one'] = (a, v) => `${v.money(a.amount)} von ${v.seat(a.payer)} für ${v.deed(a.deed)}`

export const words: Words = {
  event: {
    rentDemanded: (a, v) => `${v.seat(a.owner)} verlangt ${v.money(a.amount)} Miete von ${v.seat(a.seat)} für ${v.deed(a.deed)}.`,
    rentWaived: (a, v) => `${v.seat(a.owner)} verzichtet auf ${v.money(a.amount)} Miete von ${v.seat(a.seat)} für ${v.deed(a.deed)}.`,
    rentDue: (a, v) => `Fällig: ${v.money(a.amount)} Miete von ${v.seat(a.seat)} an ${v.seat(a.owner)} für ${v.deed(a.deed)}.`,
    rentLapsed: (a, v) => `Verfallen: ${v.money(a.amount)} Miete von ${v.seat(a.seat)} an ${v.seat(a.owner)} für ${v.deed(a.deed)}.`,
  },
  payment: {
    rentDemand: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Miete ${common.phrase.paidTo(a, v)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    noSuchDemand: 'Diese Miete ist schon bezahlt, erlassen oder verfallen.',
    notYourDemand: 'Diese Miete steht jemand anderem zu.',
  },
  about: {
    autoRent: 'Miete wird schon bei der Landung eingezogen. Sonst muss sie verlangt werden, bevor der nächste Spieler gewürfelt hat.',
    rentGrace: 'So lange nach dem Ende eines Zuges wartet der nächste Wurf, damit noch Miete verlangt werden kann. Haben alle verlangt oder verzichtet, geht es sofort weiter; bei 0 gibt es keine Wartezeit.',
  },
  thrownForRent: (a, v) => `${v.seat(a.seat)} wirft für die Miete ${a.dice}.`,
  noRent: {
    inJail: (a, v) => `${v.seat(a.owner)} sitzt im Gefängnis; ${v.seat(a.seat)} zahlt keine Miete.`,
    mortgaged: (a, v) => `Auf ${v.deed(a.deed)} liegt eine Hypothek; ${v.seat(a.seat)} zahlt keine Miete.`,
  },
  action: {
    demand: {
      any: 'Miete verlangen',
      one: (a, v) => `Miete verlangen: ${v.short(a.amount)} von ${v.seat(a.payer)} für ${v.deed(a.deed)}`,
    },
    waive: {
      any: 'Auf Miete verzichten',
      one: (a, v) => `Auf Miete verzichten: ${v.short(a.amount)} von ${v.seat(a.payer)} für ${v.deed(a.deed)}`,
    },
  },
  open: {
    one: open_one,
    more: (a, v) => `${a.before}; ${open_one(a, v)}`,
  },
  ask: {
    demands: (a) => `Miete verlangen? ${a.rents}.`,
  },
}
