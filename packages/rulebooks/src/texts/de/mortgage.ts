import type { ChapterTexts } from '../chapter-texts.ts'
import type { InterestDue } from '../facts/mortgage.ts'
import type { Voice } from '../voice.ts'
import { forDeed } from './words.ts'

function interestDue({ seat, deeds, amount }: InterestDue, v: Voice): string {
  const names = v.list(deeds.map((deed) => v.deed(deed)))
  return `${v.seat(seat)} übernimmt ${names} mit Hypothek und zahlt dafür sofort ${v.money(amount)} Zinsen an die Bank.`
}

export const texts: ChapterTexts<'mortgage'> = {
  events: {
    mortgaged: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} nimmt auf ${v.deed(deed)} eine Hypothek auf und erhält ${v.money(amount)}.`,
    lifted: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} löst die Hypothek auf ${v.deed(deed)} für ${v.money(amount)} ab.`,
  },
  payments: {
    mortgage: ({ to, amount, deed }, v) => `${v.seat(to)} erhält ${v.money(amount)} Hypothek auf ${v.deed(deed)}.`,
    lift: ({ from, amount, deed }, v) =>
      `${v.seat(from)} zahlt ${v.money(amount)} und löst die Hypothek auf ${v.deed(deed)} ab.`,
    transferInterest: ({ from, amount, deed }, v) =>
      `${v.seat(from)} zahlt ${v.money(amount)} Hypothekenzinsen${forDeed(deed, v)}.`,
  },
  refusals: {
    alreadyMortgaged: 'Auf dem Grundstück liegt schon eine Hypothek.',
    groupBuilt: 'Erst müssen alle Gebäude der Farbgruppe verkauft sein.',
    notMortgaged: 'Auf dem Grundstück liegt keine Hypothek.',
    liftTooDear: 'Zum Ablösen der Hypothek reicht das Bargeld nicht.',
  },
  actions: {
    mortgage: ({ deed, amount }, v) => `Hypothek auf ${v.deed(deed)} aufnehmen (+${v.short(amount)})`,
    lift: ({ deed, amount }, v) => `Hypothek auf ${v.deed(deed)} ablösen (${v.short(amount)})`,
  },
  phrases: { interestDue },
}
