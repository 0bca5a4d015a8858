// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
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
