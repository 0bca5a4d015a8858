import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'speed-die'> = {
  payments: {
    speedBonus: ({ to, amount }, v) => `${v.seat(to)} receives another ${v.money(amount)} to start with.`,
  },
  refusals: {
    noSuchMove: 'The dice do not allow this move.',
  },
  actions: {
    chooseMove: ({ steps }) => (steps === 1 ? 'Move 1 space' : `Move ${steps} spaces`),
    jumpTo: ({ space }, v) => `Jump to ${v.space(space)}`,
  },
  questions: {
    bus: () => 'Bus: move by either of the white dice, or by both.',
    triple: () => 'Three of a kind: move to any space.',
  },
  options: {
    speedDie: (v) =>
      `A player who has reached ${v.space(0)} once throws a third die as well: numbers are added, the bus gives a choice between the dice, and the remaining sign leads on to the next property afterwards.`,
  },
}
