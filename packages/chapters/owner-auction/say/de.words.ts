// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    owner: {
      auction: {
        title: 'Versteigerung durch den Eigentümer',
      },
    },
  },
  number: {
    minimumPenalty: 'Strafe, wenn der Mindestpreis nicht erreicht wird',
  },
}
