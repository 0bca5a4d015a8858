// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  board: ($spaces) => `Plateau de ${$spaces} cases.`,
  roam: 'Les flèches du clavier font le tour du plateau, Entrée ouvre une case.',
  kinds: {
    start: 'départ',
    street: 'rue',
    station: 'gare',
    utility: 'compagnie',
    tax: 'taxe',
    cards: 'case Carte',
    jail: 'prison',
    parking: 'case de repos',
    goToJail: 'envoi en prison',
    risk: 'case Risque',
  },
  price: ($price) => `prix ${$price}`,
  free: 'libre',
  owner: ($name) => `appartient à ${$name}`,
  claimed: ($name) => `réservé par ${$name}`,
  houses: ($count) => ($count === 0 ? `${$count} maisons` : $count < 2 ? `${$count} maison` : `${$count} maisons`),
  hotel: 'hôtel',
  mortgaged: 'hypothéqué',
  mortgageMark: 'Hypothèque',
  standing: ($names) => `ici : ${$names}`,
  jailed: ($name) => `${$name} (en prison)`,
  choice: 'peut être choisi',
  seat: ($number) => `place ${$number}`,
}
