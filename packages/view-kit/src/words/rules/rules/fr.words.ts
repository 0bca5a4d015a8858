// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  search: 'Chercher dans les titres, les textes et les numéros',
  found: ($count, $all) => ($count === 0 ? ($all === 0 ? `${$count} paragraphes sur ${$count}` : $all < 2 ? `${$count} paragraphes sur ${$all}` : `${$count} paragraphes sur ${$all}`) : $count < 2 ? ($all === 0 ? `${$count} paragraphes sur ${$all}` : $all < 2 ? `${$count} paragraphes sur ${$count}` : `${$count} paragraphes sur ${$all}`) : `${$count} paragraphes sur ${$all}`),
  nothingFound: 'Aucun paragraphe ne correspond.',
  contents: 'Sommaire',
  kinds: {
    source: 'Tiré de la source',
    adopted: 'Repris des règles classiques par renvoi',
    filled: 'Complété d’après les règles classiques usuelles, la source se taisant',
    option: 'Règle maison au choix',
    reading: 'Notre interprétation',
    house: 'Règle maison',
  },
  legend: 'D’où viennent les phrases',
  optionsHere: 'Règle maison',
  inRulebook: 'Lire dans le règlement',
  struck: 'ne vaut pas ici',
  instead: 'à la place :',
  insteadOf: 'Remplace :',
  beside: 'Complète :',
  added: 'Complétée par :',
  ownFirst: 'Les paragraphes propres à ces règles',
  adoptedThen: 'Repris des règles classiques',
}
