// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    wanted: (a, v) => `${v.seat(a.seat)} voudrait aussi construire.`,
    notWanted: (a, v) => `${v.seat(a.seat)} ne veut pas construire maintenant.`,
    pieceWon: (a, v) => `${v.seat(a.seat)} remporte un bâtiment aux enchères pour ${v.money(a.amount)}.`,
    pieceAuctioned: (a) => `Un bâtiment est mis aux enchères (réserve : ${a.stock}).`,
  },
  refusal: {
    bidBelowPiece: 'L’offre doit couvrir le prix imprimé d’une rue où les règles permettent ce bâtiment.',
    notAskedForPieces: 'Pendant le partage des bâtiments, ce n’est pas à cette place de répondre.',
  },
  wait: {
    pieces: (a, v) => `Les bâtiments manquent : on demande à ${v.seats(a.seats)}.`,
  },
  want: {
    plain: (a, v) => `La réserve est courte (${a.left}) ; si elle ne suffit pas, il y aura des enchères. Construire aussi ${common.phrase.aPiece(a, v)} ?`,
    ordered: (a, v) => `${v.seat(a.orderer)} veut construire ${common.phrase.aPiece(a, v)}. La réserve est courte (${a.left}) ; si elle ne suffit pas, il y aura des enchères. Construire aussi ${common.phrase.aPiece(a, v)} ?`,
  },
  action: {
    want: (a, v) => `Construire aussi ${common.phrase.aPiece(a, v)}`,
    leaveIt: (a, v) => (v.isVowelFirst(a.piece) ? `Pas d’${v.noun(a.piece)} maintenant` : `Pas ${of(v.noun(a.piece))} maintenant`),
    place: (a, v) => `Placer ${common.phrase.thePiece(a, v)} ${v.site(a.deed)} (${v.short(a.price)})`,
  },
  place: {
    printed: (a, v) => `Où placer ${common.phrase.thePiece(a, v)} ? Choisir une rue.`,
    bid: (a, v) => `Où placer ${common.phrase.thePiece(a, v)} pour ${v.money(a.price)} ? Choisir une rue.`,
  },
}
