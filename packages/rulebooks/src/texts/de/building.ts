import type { Slot } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { forPiece, houses, nthHouse, piece } from './words.ts'

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
    build: (event, v) => forPiece(event, false, v),
    buildHotel: (event, v) => forPiece(event, true, v),
    sellBuilding: ({ to, amount, deed }, v) => `${v.seat(to)} erhält ${v.money(amount)} für den Abbau ${v.site(deed)}.`,
  },
  refusals: {
    notAStreet: 'Hier lässt sich nicht bauen.',
    groupIncomplete: 'Gebaut wird erst, wenn die ganze Farbgruppe in einer Hand ist.',
    groupMortgaged: 'In der Farbgruppe liegt noch eine Hypothek; sie muss vor dem Bauen abgelöst werden.',
    streetMortgaged: 'Auf dieser Straße liegt eine Hypothek; sie muss vor dem Bauen abgelöst werden.',
    buildsWhereStanding: 'Gebaut wird nur auf der Straße, auf der die eigene Figur steht.',
    unevenBuild: 'Gebaut wird gleichmäßig: Erst sind die Straßen der Gruppe dran, auf denen weniger steht.',
    fullyBuilt: 'Auf dieser Straße ist kein Platz mehr für Gebäude.',
    buildTooDear: 'Für das Gebäude reicht das Bargeld nicht.',
    buildTooLate: 'Zum Bauen ist es zu spät: Der nächste Spieler hat schon gewürfelt.',
    orderLapsed: 'Auf die letzte Bestellung hat niemand geboten; in diesem Zug wird nichts mehr bestellt.',
    noPieceLeft: 'Ein solches Gebäude gibt der Vorrat der Bank gerade nicht her.',
    nothingToSell: 'Auf dieser Straße steht kein Gebäude.',
    unevenSale: 'Abgebaut wird gleichmäßig: Erst sind die Straßen der Gruppe dran, auf denen mehr steht.',
  },
  actions: {
    build: ({ deed, hotel, price }, v) => `${piece(hotel, v)} ${v.site(deed)} bauen (${v.short(price)})`,
    sell: ({ deed, hotel, group, amount }, v) =>
      group
        ? `Gruppe ${v.group(deed)} abbauen (+${v.short(amount)})`
        : `${piece(hotel, v)} ${v.site(deed)} verkaufen (+${v.short(amount)})`,
  },
}
