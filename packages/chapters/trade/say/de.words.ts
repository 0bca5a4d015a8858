// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    trade: {
      title: 'Handel unter Spielern',
      gist: 'Spieler dürfen einander unbebaute Grundstücke, Freikarten und Geld anbieten und tauschen.',
    },
  },
  question: {
    gifts: 'Geschenke',
  },
  choice: {
    gifts: {
      allowed: 'sind erlaubt',
      refused: 'sind verboten: Beide Seiten geben etwas',
    },
  },
  number: {
    offersATurn: 'Angebote, die jeder in einem Zug machen darf',
  },
}
