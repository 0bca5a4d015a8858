// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    shortfall: {
      borrow: 'emprunte à la banque',
      borrowOrLose: 'emprunte à la banque ; si la dette dépasse la valeur des biens, la partie est perdue',
    },
    resign: {
      writtenOff: 'est éliminé, et la dette est effacée',
      indebted: 'est éliminé, et la dette est effacée',
    },
    eliminate: {
      writtenOff: 'est éliminé, et la dette est effacée',
      indebted: 'est éliminé, et la dette est effacée',
    },
  },
}
