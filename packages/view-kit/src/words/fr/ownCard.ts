import type { EffectName } from '@hausregeln/engine'
import type { SomeWords } from '../words.ts'

const verbsFr: Readonly<Record<EffectName, string>> = {
  advanceTo: 'Avancer jusqu’à une case',
  nextUtility: 'Avancer jusqu’à la prochaine compagnie',
  nextStation: 'Avancer jusqu’à la prochaine gare',
  back: 'Reculer',
  toJail: 'En prison',
  jailFree: 'Carte de sortie',
  receive: 'De l’argent de la banque',
  pay: 'De l’argent à la banque',
  receiveEach: 'De l’argent de chaque autre joueur',
  payEach: 'De l’argent à chaque autre joueur',
  repairs: 'Réparations des maisons et des hôtels',
  nothing: 'Rien',
  sitOut: 'Passer le prochain tour',
  throwAgain: 'Lancer encore une fois',
  opposite: 'Jusqu’à la case d’en face',
}

/** Words for cards that only this table has. */
export const ownCard: SomeWords<'ownCard'> = {
  other: 'Une autre carte, propre à cette table',
  hint: 'Ou en bref : « reçois 75 », « paie 20 à chacun », « va à Place de l’Opéra ».',
  isOwn: (does) => `Carte propre à cette table : ${does}`,
  loose: 'Les cartes sur la table ne sont pas celles du règlement : chacune peut sortir.',
  does: 'Que dit la carte ?',
  verbs: verbsFr,
  amount: 'Montant',
  space: 'Où ?',
  steps: 'Cases en arrière',
  times: 'Combien de fois le loyer ?',
  factor: 'Loyer : les dés fois',
  perHouse: 'Par maison',
  perHotel: 'Par hôtel',
  carryOut: (does) => `Exécuter : ${does}`,
  unfit: 'Ce plateau ne le permet pas : les montants doivent pouvoir se payer avec sa monnaie.',
}
