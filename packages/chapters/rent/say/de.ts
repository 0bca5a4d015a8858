import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { dice } from '../../say/de/words.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'
import type { DemandFacts } from './facts.ts'

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
    ...words.event,
    thrownForRent: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} wirft für die Miete ${dice(dieA, dieB, dieC, v)}.`,
    rentDue: (event, v) => `Fällig: ${rent(event, v)}.`,
    rentLapsed: (event, v) => `Verfallen: ${rent(event, v)}.`,
    noRent,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    demand: (demand, v) => (demand === null ? 'Miete verlangen' : `Miete verlangen: ${rentOf(demand, v)}`),
    waive: (demand, v) => (demand === null ? 'Auf Miete verzichten' : `Auf Miete verzichten: ${rentOf(demand, v)}`),
  },
  questions: {
    demands,
  },
  options: told(words.about),
}
