// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    asItIs: 'So steht es schon in den Büchern.',
    cashTooLow: 'Weniger als nichts kann niemand haben.',
    notBetweenMoves: 'Das lässt sich nur vor einem Wurf oder am Ende eines Zuges ausgleichen, wenn sonst nichts ansteht.',
  },
  adjusted: {
    receives: (a, v) => `Ausgleich: ${v.seat(a.seat)} erhält ${v.money(a.amount)} von der Bank.`,
    pays: (a, v) => `Ausgleich: ${v.seat(a.seat)} zahlt ${v.money(a.amount)} an die Bank.`,
    owner: (a, v) => `Ausgleich: ${v.deed(a.deed)} gehört jetzt ${v.seat(a.owner)}.`,
    unowned: (a, v) => `Ausgleich: ${v.deed(a.deed)} gehört jetzt der Bank.`,
    level: (a, v) => `Ausgleich: Auf ${v.deed(a.deed)} steht jetzt: ${a.standing}.`,
    mortgaged: (a, v) => `Ausgleich: Auf ${v.deed(a.deed)} liegt jetzt eine Hypothek.`,
    lifted: (a, v) => `Ausgleich: Auf ${v.deed(a.deed)} liegt jetzt keine Hypothek.`,
    place: (a, v) => `Ausgleich: ${v.seat(a.seat)} steht jetzt auf ${v.space(a.space)}.`,
    cardInDeck: (a, v) => `Ausgleich: Die Freikarte liegt jetzt im Stapel ${v.deck(a.deck)}.`,
    cardHeld: (a, v) => `Ausgleich: Die Freikarte vom Stapel ${v.deck(a.deck)} hat jetzt ${v.seat(a.seat)}.`,
    notInJail: (a, v) => `Ausgleich: ${v.seat(a.seat)} ist nicht im Gefängnis.`,
    inJail: (a, v) => `Ausgleich: ${v.seat(a.seat)} sitzt im Gefängnis, nun in Runde ${a.round}.`,
    noLap: (a, v) => `Ausgleich: ${v.seat(a.seat)} ist noch nicht über LOS gekommen.`,
    lap: (a, v) => `Ausgleich: ${v.seat(a.seat)} ist schon über LOS gekommen.`,
  },
  nothing: 'nichts',
  oneHotel: (a, v) => `1 ${v.noun(a.piece)}`,
}
