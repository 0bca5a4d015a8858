// Written by `npm run words` from the .ftl files beside it; change those.
import { bits } from '@hausregeln/engine'
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    wanted: (a, v) => `${v.seat(a.seat)} möchte auch bauen.`,
    notWanted: (a, v) => `${v.seat(a.seat)} möchte jetzt nicht bauen.`,
    pieceWon: (a, v) => `${v.seat(a.seat)} ersteigert ein Gebäude für ${v.money(a.amount)}.`,
    pieceAuctioned: (a) => `Ein Gebäude wird versteigert (Vorrat: ${a.stock}).`,
  },
  refusal: {
    bidBelowPiece: 'Das Gebot muss den aufgedruckten Preis einer Straße decken, auf der das Gebäude nach den Bauregeln stehen darf.',
    notAskedForPieces: 'Bei der Vergabe knapper Gebäude ist dieser Platz gerade nicht an der Reihe.',
  },
  wait: {
    pieces: (a, v) => (bits(a.seats).length === 1 ? `Gebäude sind knapp: ${v.seats(a.seats)} wird gefragt.` : `Gebäude sind knapp: ${v.seats(a.seats)} werden gefragt.`),
  },
  want: {
    plain: (a, v) => `Der Vorrat ist knapp (${a.left}); reicht er nicht, wird versteigert. Auch ${common.phrase.aPiece(a, v)} bauen?`,
    ordered: (a, v) => `${v.seat(a.orderer)} möchte ${common.phrase.aPiece(a, v)} bauen. Der Vorrat ist knapp (${a.left}); reicht er nicht, wird versteigert. Auch ${common.phrase.aPiece(a, v)} bauen?`,
  },
  action: {
    want: (a, v) => `Auch ${common.phrase.aPiece(a, v)} bauen`,
    leaveIt: (a, v) => `Jetzt ${(v.gender(a.piece) === 'm' ? `keinen ${v.noun(a.piece)}` : v.gender(a.piece) === 'f' ? `keine ${v.noun(a.piece)}` : `kein ${v.noun(a.piece)}`)} bauen`,
    place: (a, v) => `${v.noun(a.piece)} ${v.site(a.deed)} stellen (${v.short(a.price)})`,
  },
  place: {
    printed: (a, v) => `Wohin mit ${(v.gender(a.piece) === 'm' ? `dem ${v.noun(a.piece)}` : v.gender(a.piece) === 'f' ? `der ${v.noun(a.piece)}` : `dem ${v.noun(a.piece)}`)}? Eine Straße wählen.`,
    bid: (a, v) => `Wohin mit ${(v.gender(a.piece) === 'm' ? `dem ${v.noun(a.piece)}` : v.gender(a.piece) === 'f' ? `der ${v.noun(a.piece)}` : `dem ${v.noun(a.piece)}`)} für ${v.money(a.price)}? Eine Straße wählen.`,
  },
}
