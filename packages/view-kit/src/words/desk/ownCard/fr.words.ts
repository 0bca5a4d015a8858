// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  other: 'Une autre carte, propre à cette table',
  hint: 'Ou en bref : « reçois 75 », « paie 20 à chacun », « va à Place de l’Opéra ».',
  isOwn: ($does) => `Carte propre à cette table : ${$does}`,
  loose: 'Les cartes sur la table ne sont pas celles du règlement : chacune peut sortir.',
  does: 'Que dit la carte ?',
  amount: 'Montant',
  space: 'Où ?',
  steps: 'Cases en arrière',
  times: 'Combien de fois le loyer ?',
  factor: 'Loyer : les dés fois',
  perHouse: 'Par maison',
  perHotel: 'Par hôtel',
  carryOut: ($does) => `Exécuter : ${$does}`,
  unfit: 'Ce plateau ne le permet pas : les montants doivent pouvoir se payer avec sa monnaie.',
}
