import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { DemandFacts } from '../facts/rent.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { dice, forDeed, paidTo } from './words.ts'

function rentOf({ payer, deed, amount }: DemandFacts, v: Voice): string {
  return `${v.short(amount)} von ${v.seat(payer)} für ${v.deed(deed)}`
}

/** K-3.1 and its like: rent between two seats. */
function rent({ seat, owner, deed, amount }: EventOf<'rentDue'> | EventOf<'rentLapsed'>, v: Voice): string {
  return `${v.money(amount)} Miete von ${v.seat(seat)} an ${v.seat(owner)} für ${v.deed(deed)}`
}

function noRent({ seat, owner, deed, slot }: EventOf<'noRent'>, v: Voice): string {
  const why =
    slot === 'jailBusiness' ? `${v.seat(owner)} sitzt im Gefängnis` : `Auf ${v.deed(deed)} liegt eine Hypothek`
  return `${why}; ${v.seat(seat)} zahlt keine Miete.`
}

function demands({ open }: Questions['demands'], v: Voice): string {
  const rents = open.map(({ payer, deed, amount }) => `${v.money(amount)} von ${v.seat(payer)} für ${v.deed(deed)}`)
  return `Miete verlangen? ${rents.join('; ')}.`
}

export const texts: ChapterTexts<'rent'> = {
  events: {
    thrownForRent: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} wirft für die Miete ${dice(dieA, dieB, dieC, v)}.`,
    rentDue: (event, v) => `Fällig: ${rent(event, v)}.`,
    rentDemanded: ({ seat, owner, deed, amount }, v) =>
      `${v.seat(owner)} verlangt ${v.money(amount)} Miete von ${v.seat(seat)} für ${v.deed(deed)}.`,
    rentWaived: ({ seat, owner, deed, amount }, v) =>
      `${v.seat(owner)} verzichtet auf ${v.money(amount)} Miete von ${v.seat(seat)} für ${v.deed(deed)}.`,
    rentLapsed: (event, v) => `Verfallen: ${rent(event, v)}.`,
    noRent,
  },
  payments: {
    rentDemand: ({ from, to, amount, deed }, v) =>
      `${v.seat(from)} zahlt ${v.money(amount)} Miete ${paidTo(to, v)}${forDeed(deed, v)}.`,
  },
  refusals: {
    noSuchDemand: 'Diese Miete ist schon bezahlt, erlassen oder verfallen.',
    notYourDemand: 'Diese Miete steht jemand anderem zu.',
  },
  actions: {
    demand: (demand, v) => (demand === null ? 'Miete verlangen' : `Miete verlangen: ${rentOf(demand, v)}`),
    waive: (demand, v) => (demand === null ? 'Auf Miete verzichten' : `Auf Miete verzichten: ${rentOf(demand, v)}`),
  },
  questions: {
    demands,
  },
  options: {
    autoRent: () =>
      'Miete wird schon bei der Landung eingezogen. Sonst muss sie verlangt werden, bevor der nächste Spieler gewürfelt hat.',
    rentGrace: () =>
      'So lange nach dem Ende eines Zuges wartet der nächste Wurf, damit noch Miete verlangt werden kann. Haben alle verlangt oder verzichtet, geht es sofort weiter; bei 0 gibt es keine Wartezeit.',
  },
}
