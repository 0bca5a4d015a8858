// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  debt: 'Dette envers la banque',
  debtLeft: ($left) => `Encore ${$left}, et la dette dépasse la valeur des biens : éliminé.`,
  debtBlocks: 'Tant qu’elle n’est pas remboursée, on n’achète ni ne construit ; toute recette la rembourse d’abord.',
  worth: 'Valeur des biens',
}
