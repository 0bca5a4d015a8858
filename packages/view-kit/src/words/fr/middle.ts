import type { SomeWords } from '../words.ts'

/** Words of the other things on the table: deeds, cards, the strip. */
export const middle: SomeWords<'middle'> = {
  deed: 'Titre de propriété',
  unowned: 'À la banque',
  owned: (name) => `Appartient à ${name}`,
  mortgaged: 'Hypothéqué : pas de loyer',
  current: 'en vigueur',
  ahead: 'Où je suis et ce qui vient',
  here: 'ici',
  faceDown: 'carte cachée',
  dice: (values) => `Dés : ${values}`,
  noThrow: 'Les dés n’ont pas encore été lancés',
  bus: 'bus',
  seek: 'jusqu’à la propriété suivante',
  visiting: 'simple visite',
}
