import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'apartments'> = {
  refusals: {
    ladderTooHigh: 'So hoch darf hier noch nicht gebaut werden: Es fehlen Grundstücke oder Gebäude der Gruppe.',
    ladderTooLow: 'Ohne das dürften die höheren Gebäude der Gruppe nicht stehen bleiben.',
    buildsInGroupHere: 'Gebaut wird nur in der Gruppe, auf deren eigenem Grundstück man mit diesem Wurf gelandet ist.',
    justBought: 'In dieser Gruppe ist gerade erst gekauft worden; gebaut wird dort bei der nächsten Gelegenheit.',
  },
}
