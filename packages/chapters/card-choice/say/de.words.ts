// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    noCardToChoose: 'Gerade ist keine Karte zu ziehen.',
  },
  action: {
    takeCard: 'Karte ziehen',
    leaveCard: 'Keine Karte ziehen',
  },
  ask: {
    draw: 'Eine Karte ziehen?',
  },
}
