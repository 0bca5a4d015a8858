import { words } from '@hausregeln/chapters/speed-die/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'
import { told } from '../told.ts'

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
