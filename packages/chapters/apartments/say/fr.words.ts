// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    buildsEvenly: {
      byLadder: 'dans le groupe où l’on s’est arrêté, selon le nombre de propriétés',
    },
    ladder: {
      byPlots: 'selon le nombre de propriétés',
    },
    ownDeed: {
      landing: 'est noté',
    },
  },
  number: {
    highest: 'Niveau le plus haut selon les propriétés possédées',
    leastOfOthers: 'Niveau minimal des autres par niveau',
  },
}
