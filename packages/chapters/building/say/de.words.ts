// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    sellBuilding: (a, v) => `${v.seat(a.to)} erhält ${v.money(a.amount)} für den Abbau ${v.site(a.deed)}.`,
  },
  refusal: {
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
  shortage: {
    exchange: (a, v) => `Es fehlen ${v.nouns(a.houses)} zum Tausch gegen ${common.phrase.thePiece(a, v)} (Vorrat: ${a.stock}). ${v.seat(a.seat)} baut die ganze Gruppe ${v.group(a.deed)} ab.`,
    order: (a, v) => `${v.seat(a.seat)} möchte auf ${v.deed(a.deed)} bauen, aber der Vorrat (${a.stock}) reicht nicht für alle.`,
  },
  built: {
    first: (a, v) => `${v.seat(a.seat)} baut ${common.phrase.aPiece(a, v)} ${v.site(a.deed)}.`,
    next: (a, v) => `${v.seat(a.seat)} baut ${(v.gender(a.piece) === 'm' ? `den ${a.number}. ${v.noun(a.piece)}` : v.gender(a.piece) === 'f' ? `die ${a.number}. ${v.noun(a.piece)}` : `das ${a.number}. ${v.noun(a.piece)}`)} ${v.site(a.deed)}.`,
    level: (a, v) => `${v.seat(a.seat)} baut ${common.phrase.aPiece(a, v)} ${v.site(a.deed)}; dort steht jetzt: ${v.level(a.level)}.`,
  },
  sold: {
    all: (a, v) => `${v.seat(a.seat)} verkauft alle Gebäude ${v.site(a.deed)}.`,
    some: (a, v) => `${v.seat(a.seat)} verkauft Gebäude ${v.site(a.deed)}; dort steht jetzt: ${v.level(a.level)}.`,
  },
  action: {
    build: (a, v) => `${v.noun(a.piece)} ${v.site(a.deed)} bauen (${v.short(a.price)})`,
    sellGroup: (a, v) => `Gruppe ${v.group(a.deed)} abbauen (+${v.short(a.amount)})`,
    sellOne: (a, v) => `${v.noun(a.piece)} ${v.site(a.deed)} verkaufen (+${v.short(a.amount)})`,
  },
}
