// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  effect: {
    sitOut: 'passer le prochain tour',
    throwAgain: 'lancer encore une fois',
    opposite: 'jusqu’à la case d’en face',
  },
  card: {
    sitOut: 'Passer le prochain tour',
    throwAgain: 'Lancer encore une fois',
    opposite: 'Jusqu’à la case d’en face',
  },
}
