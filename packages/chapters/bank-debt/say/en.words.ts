// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    shortfall: {
      borrow: 'borrows from the bank',
      borrowOrLose: 'borrows from the bank; with more debt than the possessions are worth the game is lost',
    },
    resign: {
      writtenOff: 'is out, and the debt is written off',
      indebted: 'is out, and the debt is written off',
    },
    eliminate: {
      writtenOff: 'is out, and the debt is written off',
      indebted: 'is out, and the debt is written off',
    },
  },
}
