// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    speedBonus: (a, v) => `${v.seat(a.to)} reçoit ${v.money(a.amount)} de plus pour commencer.`,
  },
  refusal: {
    noSuchMove: 'Les dés ne permettent pas ce déplacement.',
  },
  ask: {
    bus: 'Bus : avancer avec l’un des dés blancs, ou avec les deux.',
    triple: 'Brelan : aller sur n’importe quelle case.',
  },
  action: {
    chooseMove: (a) => (a.steps === 0 ? `Avancer de ${a.steps} case` : a.steps < 2 ? 'Avancer d’une case' : `Avancer de ${a.steps} cases`),
    jumpTo: (a, v) => `Sauter sur la case ${v.space(a.space)}`,
  },
  speedDie: (a, v) => `Qui a atteint une fois ${v.space(a.space)} lance aussi un troisième dé : les chiffres s’ajoutent, le bus laisse le choix entre les dés, et l’autre signe mène ensuite à la propriété suivante.`,
}
