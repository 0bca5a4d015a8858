// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    noCardToChoose: 'There is no card to draw now.',
  },
  action: {
    takeCard: 'Draw a card',
    leaveCard: 'Draw no card',
  },
  ask: {
    draw: 'Draw a card?',
  },
}
