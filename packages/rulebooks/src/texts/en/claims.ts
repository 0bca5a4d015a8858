import { words } from '@hausregeln/chapters/claims/say/en.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'claims'> = {
  events: {
    claimed: ({ seat, deed }, v) => `${v.seat(seat)} now has the claim on the group ${v.group(deed)}.`,
    claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} loses the claim on the group ${v.group(deed)}.`,
  },
  refusals: words.refusal,
}
