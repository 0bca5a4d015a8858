// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('fr-FR')

export const words: Words = {
  faces: {
    bus: 'Bus',
    seek: 'Propriété suivante',
  },
  dice: {
    '0': 'Premier dé',
    '1': 'Deuxième dé',
    '2': 'Troisième dé',
  },
  diceAsk: 'Que montrent les dés ?',
  diceKeys: 'Les touches de chiffres et Entrée conviennent aussi.',
  diceKeysThird: 'Les touches 1 à 6, B pour le bus, N pour la propriété suivante et Entrée conviennent aussi.',
  diceEnter: 'Noter le lancer',
  diceMissing: 'Touchez d’abord chaque dé tel qu’il est tombé.',
  noFace: ($key) => `Aucun dé ne montre ${$key} ici : un dé va de 1 à 6.`,
  noFaceThird: ($key) => `${$key} n’est pas sur le dé rapide : il a 1 à 3, B pour le bus et N pour la propriété suivante.`,
  cardAsk: ($deck) => `Quelle carte du paquet ${$deck} ?`,
  cardsLeft: ($count) => ($count < 2 ? `${number($count)} carte n’a pas été tirée depuis le mélange.` : `${number($count)} cartes n’ont pas été tirées depuis le mélange.`),
  lotAsk: 'Sur qui tombe le sort ?',
  dealAsk: ($name) => `Quel titre reçoit ${$name} ?`,
  search: 'Chercher',
  nothingFound: 'Rien ne correspond.',
  throwOnBoard: 'Les dés se lancent sur la table.',
  throwKeeper: ($name) => `${$name} note ce qu’ils montrent.`,
  failed: 'Impossible de noter cela.',
}
