import type { SomeWords } from '../words.ts'

/** Words for what a real table has brought. */
export const given: SomeWords<'given'> = {
  faces: { bus: 'Bus', seek: 'Propriété suivante' },
  dice: ['Premier dé', 'Deuxième dé', 'Troisième dé'],
  diceAsk: 'Que montrent les dés ?',
  diceKeys: 'Les touches de chiffres et Entrée conviennent aussi.',
  diceKeysThird: 'Les touches 1 à 6, B pour le bus, N pour la propriété suivante et Entrée conviennent aussi.',
  diceEnter: 'Noter le lancer',
  diceMissing: 'Touchez d’abord chaque dé tel qu’il est tombé.',
  cardAsk: (deck) => `Quelle carte du paquet ${deck} ?`,
  cardsLeft: (count) => `${count} cartes n’ont pas été tirées depuis le mélange.`,
  lotAsk: 'Sur qui tombe le sort ?',
  dealAsk: (name) => `Quel titre reçoit ${name} ?`,
  search: 'Chercher',
  nothingFound: 'Rien ne correspond.',
  throwOnBoard: 'Les dés se lancent sur la table.',
  throwKeeper: (name) => `${name} note ce qu’ils montrent.`,
  failed: 'Impossible de noter cela.',
}
