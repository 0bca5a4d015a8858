import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { told } from '../../say/told.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'speed-die'> = {
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    chooseMove: ({ steps }) => (steps === 1 ? '1 Feld ziehen' : `${steps} Felder ziehen`),
    jumpTo: ({ space }, v) => `Auf ${v.space(space)} springen`,
  },
  questions: told(words.ask),
  options: {
    speedDie: (v) =>
      `Wer ${v.space(0)} einmal erreicht hat, wirft einen dritten Würfel mit: Zahlen zählen dazu, der Bus lässt die Wahl zwischen den Würfeln, und das übrige Zeichen führt danach zum nächsten Grundstück weiter.`,
  },
}
