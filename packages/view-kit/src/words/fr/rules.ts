import type { SomeWords } from '../words.ts'

/** Words of the rules’ pages and dialogs. */
export const rules: SomeWords<'rules'> = {
  search: 'Chercher dans les titres, les textes et les numéros',
  found: (count, all) => `${count} paragraphes sur ${all}`,
  nothingFound: 'Aucun paragraphe ne correspond.',
  contents: 'Sommaire',
  kinds: {
    source: 'Tiré de la source',
    adopted: 'Repris des règles classiques par renvoi',
    filled: 'Complété d’après les règles classiques usuelles, la source se taisant',
    option: 'Règle maison au choix',
    house: 'Règle maison',
    reading: 'Notre interprétation',
  },
  legend: 'D’où viennent les phrases',
  optionsHere: 'Règle maison',
  inRulebook: 'Lire dans le règlement',
}
