// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    asItIs: 'The books already say so.',
    cashTooLow: 'Nobody can have less than nothing.',
    notBetweenMoves: 'This can be set right only before a throw or at the end of a turn, when nothing else is pending.',
  },
  adjusted: {
    receives: (a, v) => `Adjusted: ${v.seat(a.seat)} receives ${v.money(a.amount)} from the bank.`,
    pays: (a, v) => `Adjusted: ${v.seat(a.seat)} pays ${v.money(a.amount)} to the bank.`,
    owner: (a, v) => `Adjusted: ${v.deed(a.deed)} now belongs to ${v.seat(a.owner)}.`,
    unowned: (a, v) => `Adjusted: ${v.deed(a.deed)} now belongs to the bank.`,
    level: (a, v) => `Adjusted: On ${v.deed(a.deed)} there is now: ${a.standing}.`,
    mortgaged: (a, v) => `Adjusted: ${v.deed(a.deed)} is now mortgaged.`,
    lifted: (a, v) => `Adjusted: ${v.deed(a.deed)} is no longer mortgaged.`,
    place: (a, v) => `Adjusted: ${v.seat(a.seat)} now stands on ${v.space(a.space)}.`,
    cardInDeck: (a, v) => `Adjusted: The jail card is now in the ${v.deck(a.deck)} deck.`,
    cardHeld: (a, v) => `Adjusted: ${v.seat(a.seat)} now holds the jail card of the ${v.deck(a.deck)} deck.`,
    notInJail: (a, v) => `Adjusted: ${v.seat(a.seat)} is not in ${a.jail}.`,
    inJail: (a, v) => `Adjusted: ${v.seat(a.seat)} is in ${a.jail}; the next round there is round ${a.round}.`,
    noLap: (a, v) => `Adjusted: ${v.seat(a.seat)} has not passed Start yet.`,
    lap: (a, v) => `Adjusted: ${v.seat(a.seat)} has passed Start already.`,
  },
  nothing: 'nothing',
  oneHotel: (a, v) => common.phrase.aPiece(a, v),
}
