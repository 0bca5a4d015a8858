import type { Some } from '../chapter-texts.ts'

export const texts: Some<'speed-die'> = {
  payments: {
    speedBonus: ({ to, amount }, v) => `${v.seat(to)} reçoit ${v.money(amount)} de plus pour commencer.`,
  },
  refusals: { noSuchMove: 'Les dés ne permettent pas ce déplacement.' },
  actions: {
    chooseMove: ({ steps }) => (steps === 1 ? 'Avancer d’une case' : `Avancer de ${steps} cases`),
    jumpTo: ({ space }, v) => `Sauter à ${v.space(space)}`,
  },
  questions: {
    bus: () => 'Bus : avancer avec l’un des dés blancs, ou avec les deux.',
    triple: () => 'Brelan : aller sur n’importe quelle case.',
  },
  options: {
    speedDie: (v) =>
      `Qui a atteint une fois ${v.space(0)} lance aussi un troisième dé : les chiffres s’ajoutent, le bus laisse le choix entre les dés, et l’autre signe mène ensuite à la propriété suivante.`,
  },
}
