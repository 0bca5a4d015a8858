// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    shortage: {
      gist: 'Si les bâtiments de la banque ne suffisent pas à tous ceux qui veulent construire, ils sont mis aux enchères un à un.',
    },
  },
  event: {
    wanted: (a, v) => `${v.seat(a.seat)} voudrait aussi construire.`,
    notWanted: (a, v) => `${v.seat(a.seat)} ne veut pas construire maintenant.`,
    pieceWon: (a, v) => `${v.seat(a.seat)} remporte un bâtiment aux enchères pour ${v.money(a.amount)}.`,
  },
  refusal: {
    bidBelowPiece: 'L’offre doit couvrir le prix imprimé d’une rue où les règles permettent ce bâtiment.',
    notAskedForPieces: 'Pendant le partage des bâtiments, ce n’est pas à cette place de répondre.',
  },
}
