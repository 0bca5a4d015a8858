import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { told } from '../../say/told.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'speed-die'> = {
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    chooseMove: ({ steps }) => (steps === 1 ? 'Move 1 space' : `Move ${steps} spaces`),
    jumpTo: ({ space }, v) => `Jump to ${v.space(space)}`,
  },
  questions: told(words.ask),
  options: {
    speedDie: (v) =>
      `A player who has reached ${v.space(0)} once throws a third die as well: numbers are added, the bus gives a choice between the dice, and the remaining sign leads on to the next property afterwards.`,
  },
}
