import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'claims'> = {
  events: {
    claimed: ({ seat, deed }, v) => `${v.seat(seat)} now has the claim on the group ${v.group(deed)}.`,
    claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} loses the claim on the group ${v.group(deed)}.`,
  },
  refusals: {
    claimOfOther: 'Somebody else has the claim on this group: only the owner of its first property may buy the others.',
    claimsIncomplete: 'A new group can be begun only with two deeds in every group claimed before.',
  },
}
