// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    free: {
      space: {
        title: 'Freie Wahl des Feldes auf dem Start',
      },
    },
  },
  choice: {
    onStart: {
      chooseSpace: 'zahlt das Gehalt oder, einmal im Zug, statt dessen eine freie Wahl des Feldes',
    },
    startReached: {
      inPassing: 'nichts; auf dem Startfeld wird erst gewählt',
    },
  },
  refusal: {
    notOnStart: 'Wählen kann nur, wer gerade auf dem Startfeld steht.',
    noSuchTravel: 'Gewählt wird ein anderes Feld des Spielplans.',
  },
  action: {
    takeSalary: (a, v) => `Gehalt nehmen (${v.short(a.amount)})`,
    travelTo: (a, v) => `Auf ${v.space(a.space)} ziehen`,
  },
  ask: {
    start: (a, v) => `${v.money(a.salary)} Gehalt nehmen oder auf ein beliebiges anderes Feld ziehen?`,
  },
}
