import type { Some } from '../../say/chapter-texts.ts'
import { bid, forDeed, paidTo } from '../../say/fr/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

/** What part of the minimum price the penalty is. */
function shareOf(v: Voice): string {
  const { minimumPenalty } = v.rulebook.book.numbers
  return minimumPenalty === 50 ? 'la moitié du prix minimum' : `${v.numberOf('minimumPenalty')} du prix minimum`
}

export const texts: Some<'owner-auction'> = {
  waits: {
    minimum: (seats, v) => `${v.seats(seats)} fixe un prix minimum.`,
  },
  events: {
    minimumSet: ({ seat, deed, amount }, v) =>
      amount === 0
        ? `${v.seat(seat)} ne fixe pas de prix minimum pour ${v.deed(deed)}.`
        : `${v.seat(seat)} fixe un prix minimum de ${v.money(amount)} pour ${v.deed(deed)}.`,
  },
  payments: {
    ownerAuction: bid,
    minimumPrice: ({ from, to, amount, deed }, v) =>
      `${v.seat(from)} paie ${shareOf(v)}${forDeed(deed, v)} ${paidTo(to, v)} : ${v.money(amount)}.`,
  },
  refusals: words.refusal,
  actions: {
    putUp: ({ deed }, v) => `Mettre ${v.deed(deed)} aux enchères`,
    setMinimum: ({ amount }, v) =>
      amount === 0 ? 'Mettre aux enchères sans prix minimum' : `Fixer un prix minimum de ${v.short(amount)}`,
  },
  questions: {
    minimum: ({ deed, most }, v) =>
      `${v.deed(deed)} va être mise aux enchères : fixer un prix minimum (jusqu’à ${v.money(most)}), ou 0 pour aucun.`,
  },
}
