import { of } from '@hausregeln/say/elision.ts'
import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { dice } from '../../say/fr/words.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import type { DemandFacts } from './facts.ts'
import { words } from './fr.words.ts'

function rentOf({ payer, deed, amount }: DemandFacts, v: Voice): string {
  return `${v.short(amount)} ${of(v.seat(payer))} pour ${v.deed(deed)}`
}

/** K-3.1 and its like: rent between two seats. */
function rent({ seat, owner, deed, amount }: EventOf<'rentDue'> | EventOf<'rentLapsed'>, v: Voice): string {
  return `${v.money(amount)} de loyer, ${of(v.seat(seat))} à ${v.seat(owner)}, pour ${v.deed(deed)}`
}

function noRent({ seat, owner, deed, slot }: EventOf<'noRent'>, v: Voice): string {
  const why = slot === 'jailBusiness' ? `${v.seat(owner)} est en prison` : `${v.deed(deed)} est hypothéquée`
  return `${why} ; ${v.seat(seat)} ne paie pas de loyer.`
}

function demands({ open }: Questions['demands'], v: Voice): string {
  const rents = open.map(({ payer, deed, amount }) => `${v.money(amount)} ${of(v.seat(payer))} pour ${v.deed(deed)}`)
  return `Réclamer le loyer ? ${rents.join(' ; ')}.`
}

export const texts: Some<'rent'> = {
  events: {
    ...words.event,
    thrownForRent: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} lance les dés pour le loyer : ${dice(dieA, dieB, dieC, v)}.`,
    rentDue: (event, v) => `À payer : ${rent(event, v)}.`,
    rentLapsed: (event, v) => `Prescrit : ${rent(event, v)}.`,
    noRent,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    demand: (demand, v) => (demand === null ? 'Réclamer le loyer' : `Réclamer le loyer : ${rentOf(demand, v)}`),
    waive: (demand, v) => (demand === null ? 'Renoncer au loyer' : `Renoncer au loyer : ${rentOf(demand, v)}`),
  },
  questions: { demands },
  options: told(words.about),
}
