// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    buildsEvenly: {
      byLadder: 'in der Gruppe, in der man gelandet ist, je nach Zahl der Grundstücke',
    },
    ladder: {
      byPlots: 'je nach Zahl der Grundstücke',
    },
    ownDeed: {
      landing: 'wird gemerkt',
    },
  },
  number: {
    highest: 'Höchste Stufe nach eigenen Grundstücken',
    leastOfOthers: 'Mindeststufe der anderen nach der Stufe',
  },
}
