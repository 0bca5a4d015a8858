import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { aPiece, piece, thePiece } from '../../say/fr/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

function want({ hotel, left, orderer }: Questions['want'], v: Voice): string {
  const wish = orderer < 0 ? '' : `${v.seat(orderer)} veut construire ${aPiece(hotel, v)}. `
  return `${wish}La réserve est courte (${left}) ; si elle ne suffit pas, il y aura des enchères. Construire aussi ${aPiece(hotel, v)} ?`
}

export const texts: Some<'shortage'> = {
  waits: {
    pieces: (seats, v) => `Les bâtiments manquent : on demande à ${v.seats(seats)}.`,
  },
  events: {
    ...words.event,
    pieceAuctioned: ({ stock }) => `Un bâtiment est mis aux enchères (réserve : ${stock}).`,
  },
  refusals: words.refusal,
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
