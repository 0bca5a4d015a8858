import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'speed-die'> = {
  payments: {
    speedBonus: ({ to, amount }, v) => `${v.seat(to)} erhält für den Anfang zusätzlich ${v.money(amount)}.`,
  },
  refusals: {
    noSuchMove: 'So zu ziehen erlauben die Würfel nicht.',
  },
  actions: {
    chooseMove: ({ steps }) => (steps === 1 ? '1 Feld ziehen' : `${steps} Felder ziehen`),
    jumpTo: ({ space }, v) => `Auf ${v.space(space)} springen`,
  },
  questions: {
    bus: () => 'Bus: mit einem der beiden weißen Würfel ziehen oder mit beiden.',
    triple: () => 'Drei gleiche: auf ein beliebiges Feld ziehen.',
  },
  options: {
    speedDie: (v) =>
      `Wer ${v.space(0)} einmal erreicht hat, wirft einen dritten Würfel mit: Zahlen zählen dazu, der Bus lässt die Wahl zwischen den Würfeln, und das übrige Zeichen führt danach zum nächsten Grundstück weiter.`,
  },
}
