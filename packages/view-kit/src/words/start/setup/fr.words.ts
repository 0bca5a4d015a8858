// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  where: 'Où jouez-vous ?',
  onScreen: 'À l’écran',
  onScreenHint: 'Le programme apporte le plateau, les dés et les cartes ; seul contre des bots, ou à plusieurs sur un appareil.',
  onBoard: 'Autour d’un vrai plateau',
  onBoardHint: 'Les dés se lancent et les cartes se tirent sur la table. Celui ou celle qui a l’appareil les note ; le programme tient la banque, la Bourse et les comptes, et veille aux règles.',
  mark: 'vrai plateau',
  openBook: 'Règles maison toutes prêtes, ou un règlement dans un fichier',
  ownBoard: 'Le plateau a d’autres rues ou d’autres prix',
  chooseFile: 'Choisir un fichier',
  bookFaults: 'Ce fichier ne peut pas être joué :',
  fromFile: 'd’un fichier',
}
