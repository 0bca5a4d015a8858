import type { Some } from '../chapter-texts.ts'
import { of } from './of.ts'

export const texts: Some<'estate'> = {
  events: {
    estateAuctioned: ({ seat, deed }, v) =>
      `De la succession ${of(v.seat(seat))}, ${v.deed(deed)} sera mise aux enchères.`,
  },
}
