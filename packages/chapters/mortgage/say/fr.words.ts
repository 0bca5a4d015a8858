// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

const { list } = language('fr-FR')

export const words: Words = {
  event: {
    mortgaged: (a, v) => `${v.seat(a.seat)} hypothèque ${v.deed(a.deed)} et reçoit ${v.money(a.amount)}.`,
    lifted: (a, v) => `${v.seat(a.seat)} lève l’hypothèque sur ${v.deed(a.deed)} pour ${v.money(a.amount)}.`,
  },
  payment: {
    mortgage: (a, v) => `${v.seat(a.to)} reçoit ${v.money(a.amount)} d’hypothèque sur ${v.deed(a.deed)}.`,
    lift: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} pour lever l’hypothèque sur ${v.deed(a.deed)}.`,
    transferInterest: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} d’intérêts d’hypothèque${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    alreadyMortgaged: 'La propriété est déjà hypothéquée.',
    groupBuilt: 'Il faut d’abord vendre tous les bâtiments du groupe de couleur.',
    notMortgaged: 'La propriété n’est pas hypothéquée.',
    liftTooDear: 'L’argent liquide ne suffit pas pour lever l’hypothèque.',
  },
  action: {
    mortgage: (a, v) => `Hypothéquer ${v.deed(a.deed)} (+${v.short(a.amount)})`,
    lift: (a, v) => `Lever l’hypothèque sur ${v.deed(a.deed)} (${v.short(a.amount)})`,
  },
  interestDue: (a, v) => `${v.seat(a.seat)} reprend ${list(a.deeds)} avec l’hypothèque et verse aussitôt ${v.money(a.amount)} d’intérêts à la banque.`,
}
