import type { Some } from '../chapter-texts.ts'
import type { InterestDue } from '../facts/mortgage.ts'
import type { Voice } from '../voice.ts'
import { forDeed } from './words.ts'

function interestDue({ seat, deeds, amount }: InterestDue, v: Voice): string {
  const names = v.list(deeds.map((deed) => v.deed(deed)))
  return `${v.seat(seat)} reprend ${names} avec l’hypothèque et verse aussitôt ${v.money(amount)} d’intérêts à la banque.`
}

export const texts: Some<'mortgage'> = {
  events: {
    mortgaged: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} hypothèque ${v.deed(deed)} et reçoit ${v.money(amount)}.`,
    lifted: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} lève l’hypothèque sur ${v.deed(deed)} pour ${v.money(amount)}.`,
  },
  payments: {
    mortgage: ({ to, amount, deed }, v) => `${v.seat(to)} reçoit ${v.money(amount)} d’hypothèque sur ${v.deed(deed)}.`,
    lift: ({ from, amount, deed }, v) =>
      `${v.seat(from)} paie ${v.money(amount)} pour lever l’hypothèque sur ${v.deed(deed)}.`,
    transferInterest: ({ from, amount, deed }, v) =>
      `${v.seat(from)} paie ${v.money(amount)} d’intérêts d’hypothèque${forDeed(deed, v)}.`,
  },
  refusals: {
    alreadyMortgaged: 'La propriété est déjà hypothéquée.',
    groupBuilt: 'Il faut d’abord vendre tous les bâtiments du groupe de couleur.',
    notMortgaged: 'La propriété n’est pas hypothéquée.',
    liftTooDear: 'L’argent liquide ne suffit pas pour lever l’hypothèque.',
  },
  actions: {
    mortgage: ({ deed, amount }, v) => `Hypothéquer ${v.deed(deed)} (+${v.short(amount)})`,
    lift: ({ deed, amount }, v) => `Lever l’hypothèque sur ${v.deed(deed)} (${v.short(amount)})`,
  },
  phrases: { interestDue },
}
