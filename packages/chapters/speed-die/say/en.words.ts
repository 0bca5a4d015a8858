// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    speed: {
      die: {
        gist: 'A third die is thrown as well: its numbers are added; the bus gives the choice of moving by either white die or by both; the remaining sign leads on to the next free property after the move. Three equal numbers lead to any space.',
      },
    },
  },
  choice: {
    thirdDie: {
      speedDie: 'the speed die, where the table plays with it',
      always: 'the speed die, once you have passed the start',
    },
  },
  number: {
    startBonus: 'More starting cash with the speed die',
  },
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
