import type { SomeWords } from '../words.ts'

/** What the board says of itself to those who do not see it. */
export const board: SomeWords<'board'> = {
  board: (spaces) =>
    `Plateau de ${spaces} cases. Les flèches du clavier font le tour du plateau, Entrée ouvre une case.`,
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
  price: (price) => `prix ${price}`,
  free: 'libre',
  owner: (name) => `appartient à ${name}`,
  claimed: (name) => `réservé par ${name}`,
  seat: (seat) => `place ${seat + 1}`,
  houses: (count) => (count === 1 ? '1 maison' : `${count} maisons`),
  hotel: 'hôtel',
  mortgaged: 'hypothéqué',
  mortgageMark: 'Hypothèque',
  standing: (names) => `ici : ${names}`,
  jailed: (name) => `${name} (en prison)`,
  choice: 'peut être choisi',
}
