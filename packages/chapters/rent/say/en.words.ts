// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

const open_one: Words['open']['one'] = (a, v) => `${v.money(a.amount)} from ${v.seat(a.payer)} for ${v.deed(a.deed)}`

export const words: Words = {
  event: {
    rentDemanded: (a, v) => `${v.seat(a.owner)} demands ${v.money(a.amount)} rent from ${v.seat(a.seat)} for ${v.deed(a.deed)}.`,
    rentWaived: (a, v) => `${v.seat(a.owner)} waives ${v.money(a.amount)} rent from ${v.seat(a.seat)} for ${v.deed(a.deed)}.`,
    rentDue: (a, v) => `Due: ${v.money(a.amount)} rent from ${v.seat(a.seat)} to ${v.seat(a.owner)} for ${v.deed(a.deed)}.`,
    rentLapsed: (a, v) => `Lapsed: ${v.money(a.amount)} rent from ${v.seat(a.seat)} to ${v.seat(a.owner)} for ${v.deed(a.deed)}.`,
  },
  payment: {
    rentDemand: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} rent ${common.phrase.paidTo(a, v)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    noSuchDemand: 'This rent has already been paid, waived or has lapsed.',
    notYourDemand: 'This rent is due to somebody else.',
  },
  about: {
    autoRent: 'Rent is collected on landing. Otherwise it must be demanded before the next player has thrown the dice.',
    rentGrace: 'The next throw waits this long after the end of a turn, so that rent can still be demanded. Once everybody has demanded or waived, play goes on at once; at 0 there is no waiting.',
  },
  thrownForRent: (a, v) => `${v.seat(a.seat)} throws ${a.dice} for the rent.`,
  noRent: {
    inJail: (a, v) => `${v.seat(a.owner)} is in ${a.jail}; ${v.seat(a.seat)} pays no rent.`,
    mortgaged: (a, v) => `${v.deed(a.deed)} is mortgaged; ${v.seat(a.seat)} pays no rent.`,
  },
  action: {
    demand: {
      any: 'Demand rent',
      one: (a, v) => `Demand rent: ${v.short(a.amount)} from ${v.seat(a.payer)} for ${v.deed(a.deed)}`,
    },
    waive: {
      any: 'Waive rent',
      one: (a, v) => `Waive rent: ${v.short(a.amount)} from ${v.seat(a.payer)} for ${v.deed(a.deed)}`,
    },
  },
  open: {
    one: open_one,
    more: (a, v) => `${a.before}; ${open_one(a, v)}`,
  },
  ask: {
    demands: (a) => `Demand rent? ${a.rents}.`,
  },
}
