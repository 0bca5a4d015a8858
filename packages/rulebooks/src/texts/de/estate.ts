import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'estate'> = {
  events: {
    estateAuctioned: ({ seat, deed }, v) =>
      `Aus dem Besitz von ${v.seat(seat)} kommt ${v.deed(deed)} zur Versteigerung.`,
  },
}
