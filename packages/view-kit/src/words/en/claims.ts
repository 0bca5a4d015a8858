import type { Words } from '../words.ts'

/** Words for claims on groups. */
export const claims: Words['claims'] = {
  claims: 'Claims',
  noClaim: 'still open',
  claimedBy: (name) => `claimed by ${name}`,
  givesClaim: (group) => `The first plot gives the claim on the group ${group}.`,
  plotOf: (street, owner) => `${street}: ${owner}`,
  free: 'free',
  thin: (groups) => `Two plots in ${groups} first, then a new group may be begun.`,
  groupOpen: (group) => `Look at the group ${group}`,
  lookAtGroup: (group) => `${group}: look and build …`,
}
