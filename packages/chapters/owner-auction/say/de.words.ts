// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    owner: {
      auction: {
        title: 'Versteigerung durch den Eigentümer',
      },
    },
  },
  number: {
    minimumPenalty: 'Strafe, wenn der Mindestpreis nicht erreicht wird',
  },
  refusal: {
    tradeForbidden: 'Handel unter Spielern ist nach diesen Regeln verboten.',
    demandsFirst: 'Solange noch Miete verlangt werden kann, versteigert kein Eigentümer.',
    notAskedForMinimum: 'Einen Mindestpreis setzt nur, wer gerade ein Grundstück versteigert.',
    tooManyPutUp: 'Angebote und eigene Versteigerungen zusammen darf in einem Zug niemand mehr als {offersATurn} machen.',
    auctionBuilt: 'Versteigert werden nur Grundstücke, auf deren Farbgruppe kein Gebäude steht.',
    minimumTooHigh: 'Der Mindestpreis ist zu hoch: {minimumPenalty} davon muss das Bargeld decken, das keine Schuld braucht.',
  },
}
