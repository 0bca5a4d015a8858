import type { Some } from '../../say/chapter-texts.ts'
import { told } from '../../say/told.ts'
import { words } from './fr.words.ts'

export const texts: Some<'speed-die'> = {
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    chooseMove: ({ steps }) => (steps === 1 ? 'Avancer d’une case' : `Avancer de ${steps} cases`),
    jumpTo: ({ space }, v) => `Sauter à ${v.space(space)}`,
  },
  questions: told(words.ask),
  options: {
    speedDie: (v) =>
      `Qui a atteint une fois ${v.space(0)} lance aussi un troisième dé : les chiffres s’ajoutent, le bus laisse le choix entre les dés, et l’autre signe mène ensuite à la propriété suivante.`,
  },
}
