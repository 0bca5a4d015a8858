// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  claims: 'Claims',
  noClaim: 'still open',
  claimedBy: ($name) => `claimed by ${$name}`,
  givesClaim: ($group) => `The first plot gives the claim on the group ${$group}.`,
  plotOf: ($street, $owner) => `${$street}: ${$owner}`,
  free: 'free',
  thin: ($groups) => `More plots in ${$groups} first, then a new group may be begun.`,
  groupOpen: ($group) => `Look at the group ${$group}`,
  lookAtGroup: ($group) => `${$group}: look and build…`,
}
