// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    speedBonus: (a, v) => `${v.seat(a.to)} erhält für den Anfang zusätzlich ${v.money(a.amount)}.`,
  },
  refusal: {
    noSuchMove: 'So zu ziehen erlauben die Würfel nicht.',
  },
  ask: {
    bus: 'Bus: mit einem der beiden weißen Würfel ziehen oder mit beiden.',
    triple: 'Drei gleiche: auf ein beliebiges Feld ziehen.',
  },
  action: {
    chooseMove: (a) => (a.steps === 1 ? `${a.steps} Feld ziehen` : `${a.steps} Felder ziehen`),
    jumpTo: (a, v) => `Auf ${v.space(a.space)} springen`,
  },
  speedDie: (a, v) => `Wer ${v.space(a.space)} einmal erreicht hat, wirft einen dritten Würfel mit: Zahlen zählen dazu, der Bus lässt die Wahl zwischen den Würfeln, und das übrige Zeichen führt danach zum nächsten Grundstück weiter.`,
}
