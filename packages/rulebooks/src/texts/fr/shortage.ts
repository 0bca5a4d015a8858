import type { Questions } from '../chapter-facts.ts'
import type { Some } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { aPiece, piece, thePiece } from './words.ts'

function want({ hotel, left, orderer }: Questions['want'], v: Voice): string {
  const wish = orderer < 0 ? '' : `${v.seat(orderer)} veut construire ${aPiece(hotel, v)}. `
  return `${wish}La réserve est courte (${left}) ; si elle ne suffit pas, il y aura des enchères. Construire aussi ${aPiece(hotel, v)} ?`
}

export const texts: Some<'shortage'> = {
  waits: {
    pieces: (seats, v) => `Les bâtiments manquent : on demande à ${v.seats(seats)}.`,
  },
  events: {
    wanted: ({ seat }, v) => `${v.seat(seat)} voudrait aussi construire.`,
    notWanted: ({ seat }, v) => `${v.seat(seat)} ne veut pas construire maintenant.`,
    pieceAuctioned: ({ stock }) => `Un bâtiment est mis aux enchères (réserve : ${stock}).`,
    pieceWon: ({ seat, amount }, v) => `${v.seat(seat)} remporte un bâtiment aux enchères pour ${v.money(amount)}.`,
  },
  refusals: {
    bidBelowPiece: 'L’offre doit couvrir le prix imprimé d’une rue où les règles permettent ce bâtiment.',
    notAskedForPieces: 'Pendant le partage des bâtiments, ce n’est pas à cette place de répondre.',
  },
  actions: {
    want: ({ hotel }, v) => `Construire aussi ${aPiece(hotel, v)}`,
    leaveIt: ({ hotel }, v) => `Pas de ${piece(hotel, v)} maintenant`,
    place: ({ deed, hotel, price }, v) => `Placer ${thePiece(hotel, v)} ${v.site(deed)} (${v.short(price)})`,
  },
  questions: {
    want,
    place: ({ hotel, price }, v) =>
      `Où placer ${thePiece(hotel, v)}${price > 0 ? ` pour ${v.money(price)}` : ''} ? Choisir une rue.`,
  },
}
