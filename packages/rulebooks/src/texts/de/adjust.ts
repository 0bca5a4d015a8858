import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'adjust'> = {
  refusals: {
    asItIs: 'So steht es schon in den Büchern.',
    cashTooLow: 'Weniger als nichts kann niemand haben.',
    notBetweenMoves:
      'Das lässt sich nur vor einem Wurf oder am Ende eines Zuges ausgleichen, wenn sonst nichts ansteht.',
  },
}
