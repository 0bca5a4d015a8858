import { bits } from '@hausregeln/engine'
import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { aPiece, piece } from '../../say/en/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

function want({ hotel, left, orderer }: Questions['want'], v: Voice): string {
  const wish = orderer < 0 ? '' : `${v.seat(orderer)} wants to build ${aPiece(hotel, v)}. `
  return `${wish}The stock is short (${left}); if it does not serve everybody, it goes to auction. Build ${aPiece(hotel, v)} too?`
}

export const texts: ChapterTexts<'shortage'> = {
  waits: {
    pieces: (seats, v) => `Buildings are short: ${v.seats(seats)} ${bits(seats).length > 1 ? 'are' : 'is'} asked.`,
  },
  events: {
    ...words.event,
    pieceAuctioned: ({ stock }) => `A building is put up for auction (stock: ${stock}).`,
  },
  refusals: words.refusal,
  actions: {
    want: ({ hotel }, v) => `Build ${aPiece(hotel, v)} too`,
    leaveIt: ({ hotel }, v) => `Build no ${piece(hotel, v)} now`,
    place: ({ deed, hotel, price }, v) => `Place the ${piece(hotel, v)} ${v.site(deed)} (${v.short(price)})`,
  },
  questions: {
    want,
    place: ({ hotel, price }, v) =>
      `Where does the ${piece(hotel, v)}${price > 0 ? ` for ${v.money(price)}` : ''} go? Choose a street.`,
  },
}
