// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    noCardToChoose: 'Il n’y a pas de carte à tirer pour l’instant.',
  },
  action: {
    takeCard: 'Tirer une carte',
    leaveCard: 'Ne pas tirer de carte',
  },
  ask: {
    draw: 'Tirer une carte ?',
  },
}
