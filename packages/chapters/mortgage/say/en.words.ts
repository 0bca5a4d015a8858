// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

const { list } = language('en-GB')

export const words: Words = {
  event: {
    mortgaged: (a, v) => `${v.seat(a.seat)} mortgages ${v.deed(a.deed)} and receives ${v.money(a.amount)}.`,
    lifted: (a, v) => `${v.seat(a.seat)} lifts the mortgage on ${v.deed(a.deed)} for ${v.money(a.amount)}.`,
  },
  payment: {
    mortgage: (a, v) => `${v.seat(a.to)} receives ${v.money(a.amount)} as a mortgage on ${v.deed(a.deed)}.`,
    lift: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} to lift the mortgage on ${v.deed(a.deed)}.`,
    transferInterest: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} mortgage interest${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    alreadyMortgaged: 'The property is mortgaged already.',
    groupBuilt: 'All buildings of the colour group must be sold first.',
    notMortgaged: 'The property is not mortgaged.',
    liftTooDear: 'The cash does not cover lifting the mortgage.',
  },
  action: {
    mortgage: (a, v) => `Mortgage ${v.deed(a.deed)} (+${v.short(a.amount)})`,
    lift: (a, v) => `Lift the mortgage on ${v.deed(a.deed)} (${v.short(a.amount)})`,
  },
  interestDue: (a, v) => `${v.seat(a.seat)} takes over ${list(a.deeds)} mortgaged and at once pays the bank ${v.money(a.amount)} interest.`,
}
