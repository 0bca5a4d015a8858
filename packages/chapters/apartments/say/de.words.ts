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
  refusal: {
    ladderTooHigh: 'So hoch darf hier noch nicht gebaut werden: Es fehlen Grundstücke oder Gebäude der Gruppe.',
    ladderTooLow: 'Ohne das dürften die höheren Gebäude der Gruppe nicht stehen bleiben.',
    buildsInGroupHere: 'Gebaut wird nur in der Gruppe, auf deren eigenem Grundstück man mit diesem Wurf gelandet ist.',
    justBought: 'In dieser Gruppe ist gerade erst gekauft worden; gebaut wird dort bei der nächsten Gelegenheit.',
  },
}
