// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  for: 'Pour qui',
  long: 'Durée',
  hard: 'Difficulté',
  length: 'Environ {minutes} minutes ; la moitié des parties en durent de {least} à {most}.',
  pace: 'Mesuré sur {games} parties de {seats} bots, à {throw} secondes par lancer et {decision} par décision.',
  moves: '{moves} sortes de coups, {minutes} minutes pour lire tous les paragraphes.',
  differs: 'Vous connaissez {title} ? Voici ce qui change :',
  classic: 'Beaucoup jouent autrement. Selon les règles :',
  lesson: 'Apprendre en jouant',
}
