// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

const { list } = language('de-DE')

export const words: Words = {
  event: {
    mortgaged: (a, v) => `${v.seat(a.seat)} nimmt auf ${v.deed(a.deed)} eine Hypothek auf und erhält ${v.money(a.amount)}.`,
    lifted: (a, v) => `${v.seat(a.seat)} löst die Hypothek auf ${v.deed(a.deed)} für ${v.money(a.amount)} ab.`,
  },
  payment: {
    mortgage: (a, v) => `${v.seat(a.to)} erhält ${v.money(a.amount)} Hypothek auf ${v.deed(a.deed)}.`,
    lift: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} und löst die Hypothek auf ${v.deed(a.deed)} ab.`,
    transferInterest: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Hypothekenzinsen${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    alreadyMortgaged: 'Auf dem Grundstück liegt schon eine Hypothek.',
    groupBuilt: 'Erst müssen alle Gebäude der Farbgruppe verkauft sein.',
    notMortgaged: 'Auf dem Grundstück liegt keine Hypothek.',
    liftTooDear: 'Zum Ablösen der Hypothek reicht das Bargeld nicht.',
  },
  action: {
    mortgage: (a, v) => `Hypothek auf ${v.deed(a.deed)} aufnehmen (+${v.short(a.amount)})`,
    lift: (a, v) => `Hypothek auf ${v.deed(a.deed)} ablösen (${v.short(a.amount)})`,
  },
  interestDue: (a, v) => `${v.seat(a.seat)} übernimmt ${list(a.deeds)} mit Hypothek und zahlt dafür sofort ${v.money(a.amount)} Zinsen an die Bank.`,
}
