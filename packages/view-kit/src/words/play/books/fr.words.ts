// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  own: 'règles maison',
  ownRules: 'Cette table joue selon ses propres règles',
  compared: ($count, $base) => ($count === 0 ? `${$count} différences avec « ${$base} »` : $count < 2 ? `${$count} différence avec « ${$base} »` : `${$count} différences avec « ${$base} »`),
  same: ($base) => `Aucune règle ne diffère de « ${$base} ».`,
  was: 'sinon',
  is: 'ici',
  coming: 'Le règlement se charge…',
  keep: 'Ajouter à ma liste',
  kept: 'Dans votre liste',
  saveFile: 'Enregistrer dans un fichier',
  keptTitle: 'Ouverts par vous',
  finishedTitle: 'Règles maison toutes prêtes',
  drop: ($title) => `Retirer « ${$title} » de la liste`,
  notKept: 'Ce règlement n’est plus dans la liste de ce navigateur.',
  refusedBook: 'Ce règlement de votre liste ne peut pas être joué.',
  fromLink: 'Un règlement reçu par un lien',
  lessonToo: 'Une leçon en fichier aussi : elle est vérifiée, puis jouée aussitôt.',
}
