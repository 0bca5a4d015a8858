import type { ChapterTexts } from '../chapter-texts.ts'
import type { InterestDue } from '../facts/mortgage.ts'
import type { Voice } from '../voice.ts'
import { forDeed } from './words.ts'

function interestDue({ seat, deeds, amount }: InterestDue, v: Voice): string {
  const names = v.list(deeds.map((deed) => v.deed(deed)))
  return `${v.seat(seat)} takes over ${names} mortgaged and at once pays the bank ${v.money(amount)} interest.`
}

export const texts: ChapterTexts<'mortgage'> = {
  events: {
    mortgaged: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} mortgages ${v.deed(deed)} and receives ${v.money(amount)}.`,
    lifted: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} lifts the mortgage on ${v.deed(deed)} for ${v.money(amount)}.`,
  },
  payments: {
    mortgage: ({ to, amount, deed }, v) =>
      `${v.seat(to)} receives ${v.money(amount)} as a mortgage on ${v.deed(deed)}.`,
    lift: ({ from, amount, deed }, v) =>
      `${v.seat(from)} pays ${v.money(amount)} to lift the mortgage on ${v.deed(deed)}.`,
    transferInterest: ({ from, amount, deed }, v) =>
      `${v.seat(from)} pays ${v.money(amount)} mortgage interest${forDeed(deed, v)}.`,
  },
  refusals: {
    alreadyMortgaged: 'The property is mortgaged already.',
    groupBuilt: 'All buildings of the colour group must be sold first.',
    notMortgaged: 'The property is not mortgaged.',
    liftTooDear: 'The cash does not cover lifting the mortgage.',
  },
  actions: {
    mortgage: ({ deed, amount }, v) => `Mortgage ${v.deed(deed)} (+${v.short(amount)})`,
    lift: ({ deed, amount }, v) => `Lift the mortgage on ${v.deed(deed)} (${v.short(amount)})`,
  },
  phrases: { interestDue },
}
