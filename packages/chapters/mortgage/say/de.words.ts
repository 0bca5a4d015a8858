// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    mortgage: {
      gist: 'Grundstücke ohne Gebäude können bei der Bank beliehen werden; dann bringen sie keine Miete. Wer die Hypothek ablöst, zahlt Zinsen dazu; wechselt ein beliehenes Grundstück den Besitzer, sind die Zinsen sofort fällig.',
      title: 'Hypotheken',
    },
  },
  number: {
    mortgageInterest: 'Zinsen auf Hypotheken',
  },
}
