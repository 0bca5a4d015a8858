import type { SomeWords } from '../words.ts'

/** Words for rulebooks that somebody has brought, and for what is different in them. */
export const books: SomeWords<'books'> = {
  own: 'règles maison',
  ownRules: 'Cette table joue selon ses propres règles',
  compared: (count, base) => (count === 1 ? `1 différence avec « ${base} »` : `${count} différences avec « ${base} »`),
  same: (base) => `Aucune règle ne diffère de « ${base} ».`,
  was: 'sinon',
  is: 'ici',
  coming: 'Le règlement se charge …',
  keep: 'Ajouter à ma liste',
  kept: 'Dans votre liste',
  saveFile: 'Enregistrer dans un fichier',
  keptTitle: 'Ouverts par vous',
  finishedTitle: 'Règles maison toutes prêtes',
  drop: (title) => `Retirer « ${title} » de la liste`,
  notKept: 'Ce règlement n’est plus dans la liste de ce navigateur.',
  fromLink: 'Un règlement reçu par un lien',
}
