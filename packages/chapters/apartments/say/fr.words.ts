// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    ladderTooHigh: 'On ne peut pas encore construire aussi haut ici : il manque des propriétés ou des bâtiments dans le groupe.',
    ladderTooLow: 'Sans ce bâtiment, les plus hauts du groupe ne pourraient pas rester.',
    buildsInGroupHere: 'On ne construit que dans le groupe où l’on vient de s’arrêter, par ce lancer, sur une propriété à soi.',
    justBought: 'Une propriété de ce groupe vient d’être achetée ; on n’y construira qu’à la prochaine occasion.',
  },
}
