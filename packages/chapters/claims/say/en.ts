import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'claims'> = {
  events: {
    claimed: ({ seat, deed }, v) => `${v.seat(seat)} now has the claim on the group ${v.group(deed)}.`,
    claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} loses the claim on the group ${v.group(deed)}.`,
  },
  refusals: words.refusal,
}
