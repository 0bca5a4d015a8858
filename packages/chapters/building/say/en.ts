import type { Slot } from '@hausregeln/engine'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { aPiece, forPiece, houses, piece } from '../../say/en/words.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

/** The order that the stock does not serve, or a hotel that cannot be exchanged for houses. */
function shortage({ seat, deed, stock, slot }: EventOf<'shortage'>, v: Voice): string {
  return slot === 'stock'
    ? `There are not enough ${v.pieces.house.en.many} to exchange the ${piece(true, v)} for (stock: ${stock}). ${v.seat(seat)} sells down the whole group ${v.group(deed)}.`
    : `${v.seat(seat)} would like to build on ${v.deed(deed)}, but the stock (${stock}) does not serve everybody.`
}

function newBuilding(slot: Slot, level: number, v: Voice): string {
  const hotel = slot === 'buildHotel'
  return hotel || level === 1 ? aPiece(hotel, v) : `${piece(false, v)} number ${level}`
}

function built({ seat, deed, level, slot }: EventOf<'built'>, v: Voice): string {
  if (v.pieces.block === undefined) return `${v.seat(seat)} builds ${newBuilding(slot, level, v)} ${v.site(deed)}.`
  return `${v.seat(seat)} builds ${aPiece(false, v)} ${v.site(deed)}; now standing there: ${houses(level, v)}.`
}

export const texts: ChapterTexts<'building'> = {
  events: {
    built,
    sold: ({ seat, deed, level }, v) =>
      level === 0
        ? `${v.seat(seat)} sells all buildings ${v.site(deed)}.`
        : `${v.seat(seat)} sells buildings ${v.site(deed)}, leaving ${houses(level, v)}.`,
    shortage,
  },
  payments: {
    ...words.payment,
    build: (event, v) => forPiece(event, false, v),
    buildHotel: (event, v) => forPiece(event, true, v),
  },
  refusals: words.refusal,
  actions: {
    build: ({ deed, hotel, price }, v) => `Build ${aPiece(hotel, v)} ${v.site(deed)} (${v.short(price)})`,
    sell: ({ deed, hotel, group, amount }, v) =>
      group
        ? `Sell down the group ${v.group(deed)} (+${v.short(amount)})`
        : `Sell ${aPiece(hotel, v)} ${v.site(deed)} (+${v.short(amount)})`,
  },
}
