// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    speedBonus: (a, v) => `${v.seat(a.to)} receives another ${v.money(a.amount)} to start with.`,
  },
  refusal: {
    noSuchMove: 'The dice do not allow this move.',
  },
  ask: {
    bus: 'Bus: move by either of the white dice, or by both.',
    triple: 'Three of a kind: move to any space.',
  },
  action: {
    chooseMove: (a) => (a.steps === 1 ? `Move ${a.steps} space` : `Move ${a.steps} spaces`),
    jumpTo: (a, v) => `Jump to ${v.space(a.space)}`,
  },
  speedDie: (a, v) => `A player who has reached ${v.space(a.space)} once throws a third die as well: numbers are added, the bus gives a choice between the dice, and the remaining sign leads on to the next property afterwards.`,
}
