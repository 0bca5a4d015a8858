// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lesson: 'Leçon',
  title: ($title) => `Leçon : ${$title}`,
  opening: 'La leçon se met en place…',
  progress: ($step, $steps) => `Étape ${$step} sur ${$steps}`,
  next: 'Continuer',
  takeBack: 'Revenir en arrière',
  again: 'Recommencer',
  leave: 'Quitter',
  lookAt: ($part) => `Regardez : ${$part}`,
  look: {
    question: 'la question',
    board: 'le plateau',
    players: 'les joueurs',
    holdings: 'vos propriétés',
    shares: 'les parts',
    actions: 'ce que vous pouvez faire d’autre',
    log: 'ce qui s’est passé',
  },
  watch: 'Regardez ce qui se passe…',
  wrong: 'C’est joué, mais ce n’est pas le sujet de cette étape',
  refused: 'Les règles le refusent',
  happened: 'Voici le résultat :',
  done: 'La leçon est finie',
  play: 'Jouer avec ces règles',
  rules: 'Lire les règles',
  noLesson: 'Il n’y a pas de leçon pour ce règlement.',
  unplayable: ($detail) => `Cette leçon ne peut pas se jouer : ${$detail}`,
  unplayableAsIs: 'Cette leçon ne peut pas être jouée telle quelle :',
  brokenLink: 'Ce lien est incomplet ou abîmé : il ne contient pas de leçon.',
}
