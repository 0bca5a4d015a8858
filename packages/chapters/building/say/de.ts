import type { Slot } from '@hausregeln/engine'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { forPiece, houses, nthHouse, piece } from '../../say/de/words.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

/** The order that the stock does not serve, or a hotel that cannot be exchanged for houses. */
function shortage({ seat, deed, stock, slot }: EventOf<'shortage'>, v: Voice): string {
  return slot === 'stock'
    ? `Es fehlen ${v.pieces.house.de.many} zum Tausch gegen ${piece(true, v, 'the')} (Vorrat: ${stock}). ${v.seat(seat)} baut die ganze Gruppe ${v.group(deed)} ab.`
    : `${v.seat(seat)} möchte auf ${v.deed(deed)} bauen, aber der Vorrat (${stock}) reicht nicht für alle.`
}

function newBuilding(slot: Slot, level: number, v: Voice): string {
  const hotel = slot === 'buildHotel'
  return hotel || level === 1 ? piece(hotel, v, 'a') : nthHouse(level, v)
}

function built({ seat, deed, level, slot }: EventOf<'built'>, v: Voice): string {
  if (v.pieces.block === undefined) return `${v.seat(seat)} baut ${newBuilding(slot, level, v)} ${v.site(deed)}.`
  return `${v.seat(seat)} baut ${piece(false, v, 'a')} ${v.site(deed)}; dort steht jetzt: ${houses(level, v)}.`
}

export const texts: ChapterTexts<'building'> = {
  events: {
    built,
    sold: ({ seat, deed, level }, v) =>
      level === 0
        ? `${v.seat(seat)} verkauft alle Gebäude ${v.site(deed)}.`
        : `${v.seat(seat)} verkauft Gebäude ${v.site(deed)}; dort steht jetzt: ${houses(level, v)}.`,
    shortage,
  },
  payments: {
    ...words.payment,
    build: (event, v) => forPiece(event, false, v),
    buildHotel: (event, v) => forPiece(event, true, v),
  },
  refusals: words.refusal,
  actions: {
    build: ({ deed, hotel, price }, v) => `${piece(hotel, v)} ${v.site(deed)} bauen (${v.short(price)})`,
    sell: ({ deed, hotel, group, amount }, v) =>
      group
        ? `Gruppe ${v.group(deed)} abbauen (+${v.short(amount)})`
        : `${piece(hotel, v)} ${v.site(deed)} verkaufen (+${v.short(amount)})`,
  },
}
