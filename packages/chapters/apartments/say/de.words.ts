// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    ladderTooHigh: 'So hoch darf hier noch nicht gebaut werden: Es fehlen Grundstücke oder Gebäude der Gruppe.',
    ladderTooLow: 'Ohne das dürften die höheren Gebäude der Gruppe nicht stehen bleiben.',
    buildsInGroupHere: 'Gebaut wird nur in der Gruppe, auf deren eigenem Grundstück man mit diesem Wurf gelandet ist.',
    justBought: 'In dieser Gruppe ist gerade erst gekauft worden; gebaut wird dort bei der nächsten Gelegenheit.',
  },
}
