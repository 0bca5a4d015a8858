// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    mortgage: {
      gist: 'Les propriétés sans bâtiments peuvent être hypothéquées à la banque ; elles ne rapportent alors pas de loyer. Lever une hypothèque coûte aussi des intérêts ; quand une propriété hypothéquée change de mains, les intérêts sont dus aussitôt.',
      title: 'Hypothèques',
    },
  },
  number: {
    mortgageInterest: 'Intérêts des hypothèques',
  },
}
