import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'estate'> = {
  events: {
    estateAuctioned: ({ seat, deed }, v) => `From the estate of ${v.seat(seat)}, ${v.deed(deed)} is to be auctioned.`,
  },
}
