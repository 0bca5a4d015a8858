import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'adjust'> = {
  refusals: {
    asItIs: 'That is how the books have it already.',
    cashTooLow: 'Nobody can have less than nothing.',
    notBetweenMoves: 'This can be set right only before a throw or at the end of a turn, when nothing else is pending.',
  },
}
