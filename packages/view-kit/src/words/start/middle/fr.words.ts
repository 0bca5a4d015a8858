// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  deed: 'Titre de propriété',
  unowned: 'À la banque',
  owned: ($name) => `Appartient à ${$name}`,
  mortgaged: 'Hypothéqué : pas de loyer',
  current: 'en vigueur',
  ahead: 'Où je suis et ce qui vient',
  here: 'ici',
  faceDown: 'carte cachée',
  dice: ($values) => `Dés : ${$values}`,
  noThrow: 'Les dés n’ont pas encore été lancés',
  bus: 'bus',
  seek: 'jusqu’à la propriété suivante',
  visiting: 'simple visite',
}
