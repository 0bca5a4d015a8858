// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    shortage: {
      gist: 'Reichen die Gebäude der Bank nicht für alle, die bauen wollen, werden sie einzeln versteigert.',
    },
  },
  event: {
    wanted: (a, v) => `${v.seat(a.seat)} möchte auch bauen.`,
    notWanted: (a, v) => `${v.seat(a.seat)} möchte jetzt nicht bauen.`,
    pieceWon: (a, v) => `${v.seat(a.seat)} ersteigert ein Gebäude für ${v.money(a.amount)}.`,
  },
  refusal: {
    bidBelowPiece: 'Das Gebot muss den aufgedruckten Preis einer Straße decken, auf der das Gebäude nach den Bauregeln stehen darf.',
    notAskedForPieces: 'Bei der Vergabe knapper Gebäude ist dieser Platz gerade nicht an der Reihe.',
  },
}
