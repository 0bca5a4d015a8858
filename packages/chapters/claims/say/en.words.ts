// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    claimOfOther: 'Somebody else has the claim on this group: only the owner of its first property may buy the others.',
    claimsIncomplete: 'Deeds needed in every group claimed before a new group can be begun: {claimStreets}.',
  },
  event: {
    claimed: (a, v) => `${v.seat(a.seat)} now has the claim on the group ${v.group(a.deed)}.`,
    claimLapsed: (a, v) => `${v.seat(a.seat)} loses the claim on the group ${v.group(a.deed)}.`,
  },
}
