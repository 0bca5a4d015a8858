import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { dice } from '../../say/en/words.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'
import type { DemandFacts } from './facts.ts'

function rentOf({ payer, deed, amount }: DemandFacts, v: Voice): string {
  return `${v.short(amount)} from ${v.seat(payer)} for ${v.deed(deed)}`
}

/** K-3.1 and its like: rent between two seats. */
function rent({ seat, owner, deed, amount }: EventOf<'rentDue'> | EventOf<'rentLapsed'>, v: Voice): string {
  return `${v.money(amount)} rent from ${v.seat(seat)} to ${v.seat(owner)} for ${v.deed(deed)}`
}

function noRent({ seat, owner, deed, slot }: EventOf<'noRent'>, v: Voice): string {
  const why = slot === 'jailBusiness' ? `${v.seat(owner)} is in jail` : `${v.deed(deed)} is mortgaged`
  return `${why}; ${v.seat(seat)} pays no rent.`
}

function demands({ open }: Questions['demands'], v: Voice): string {
  const rents = open.map(({ payer, deed, amount }) => `${v.money(amount)} from ${v.seat(payer)} for ${v.deed(deed)}`)
  return `Demand rent? ${rents.join('; ')}.`
}

export const texts: ChapterTexts<'rent'> = {
  events: {
    ...words.event,
    thrownForRent: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} throws ${dice(dieA, dieB, dieC, v)} for the rent.`,
    rentDue: (event, v) => `Due: ${rent(event, v)}.`,
    rentLapsed: (event, v) => `Lapsed: ${rent(event, v)}.`,
    noRent,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    demand: (demand, v) => (demand === null ? 'Demand rent' : `Demand rent: ${rentOf(demand, v)}`),
    waive: (demand, v) => (demand === null ? 'Waive rent' : `Waive rent: ${rentOf(demand, v)}`),
  },
  questions: {
    demands,
  },
  options: told(words.about),
}
