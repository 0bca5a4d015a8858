// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  effect: {
    sitOut: 'einmal aussetzen',
    throwAgain: 'noch einmal würfeln',
    opposite: 'auf das Feld gegenüber',
  },
  card: {
    sitOut: 'Einmal aussetzen',
    throwAgain: 'Noch einmal würfeln',
    opposite: 'Auf das Feld gegenüber',
  },
}
