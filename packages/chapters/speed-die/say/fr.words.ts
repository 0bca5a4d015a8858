// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    speed: {
      die: {
        gist: 'On lance aussi un troisième dé : ses chiffres s’ajoutent ; le bus laisse le choix d’avancer avec l’un des dés blancs ou avec les deux ; l’autre signe mène, après le déplacement, à la prochaine propriété libre. Trois chiffres égaux mènent sur n’importe quelle case.',
      },
    },
  },
  choice: {
    thirdDie: {
      speedDie: 'le dé rapide, si la table joue avec lui',
      always: 'le dé rapide, dès qu’on a passé une fois le Départ',
    },
  },
  number: {
    startBonus: 'Argent de départ en plus avec le dé rapide',
  },
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
    jumpTo: (a, v) => `Sauter à ${v.space(a.space)}`,
  },
  speedDie: (a, v) => `Qui a atteint une fois ${v.space(a.space)} lance aussi un troisième dé : les chiffres s’ajoutent, le bus laisse le choix entre les dés, et l’autre signe mène ensuite à la propriété suivante.`,
}
