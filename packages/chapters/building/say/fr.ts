import type { Slot } from '@hausregeln/engine'
import type { Some } from '../../say/chapter-texts.ts'
import { aPiece, forPiece, houses, many, thePiece } from '../../say/fr/words.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

/** The order that the stock does not serve, or a hotel that cannot be exchanged for houses. */
function shortage({ seat, deed, stock, slot }: EventOf<'shortage'>, v: Voice): string {
  return slot === 'stock'
    ? `Il n’y a pas assez de ${many(v.pieces.house, v)} pour remplacer ${thePiece(true, v)} (réserve : ${stock}). ${v.seat(seat)} démolit tout le groupe ${v.group(deed)}.`
    : `${v.seat(seat)} voudrait construire sur ${v.deed(deed)}, mais la réserve (${stock}) ne suffit pas pour tous.`
}

function newBuilding(slot: Slot, level: number, v: Voice): string {
  const hotel = slot === 'buildHotel'
  return hotel || level === 1 ? aPiece(hotel, v) : `${thePiece(false, v)} n° ${level}`
}

function built({ seat, deed, level, slot }: EventOf<'built'>, v: Voice): string {
  if (v.pieces.block === undefined) return `${v.seat(seat)} construit ${newBuilding(slot, level, v)} ${v.site(deed)}.`
  return `${v.seat(seat)} construit ${aPiece(false, v)} ${v.site(deed)} ; il y a maintenant : ${houses(level, v)}.`
}

export const texts: Some<'building'> = {
  events: {
    built,
    sold: ({ seat, deed, level }, v) =>
      level === 0
        ? `${v.seat(seat)} vend tous les bâtiments ${v.site(deed)}.`
        : `${v.seat(seat)} vend des bâtiments ${v.site(deed)} ; il y reste : ${houses(level, v)}.`,
    shortage,
  },
  payments: {
    ...words.payment,
    build: (event, v) => forPiece(event, false, v),
    buildHotel: (event, v) => forPiece(event, true, v),
  },
  refusals: words.refusal,
  actions: {
    build: ({ deed, hotel, price }, v) => `Construire ${aPiece(hotel, v)} ${v.site(deed)} (${v.short(price)})`,
    sell: ({ deed, hotel, group, amount }, v) =>
      group
        ? `Démolir le groupe ${v.group(deed)} (+${v.short(amount)})`
        : `Vendre ${aPiece(hotel, v)} ${v.site(deed)} (+${v.short(amount)})`,
  },
}
