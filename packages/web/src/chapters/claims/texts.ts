import { defineTexts } from '../../i18n/index.ts'

/** Words for claims on groups. */
export const claimsTexts = defineTexts({
  de: {
    claims: 'Ansprüche',
    noClaim: 'noch frei',
    claimedBy: (name: string) => `Anspruch: ${name}`,
    givesClaim: (group: string) => `Das erste Grundstück gibt den Anspruch auf die Gruppe ${group}.`,
    plotOf: (street: string, owner: string) => `${street}: ${owner}`,
    free: 'frei',
    thin: (groups: string) => `Erst zwei Grundstücke in ${groups}, dann darf eine neue Gruppe begonnen werden.`,
    groupOpen: (group: string) => `Gruppe ${group} ansehen`,
    lookAtGroup: (group: string) => `${group}: ansehen und bauen …`,
  },
  en: {
    claims: 'Claims',
    noClaim: 'still open',
    claimedBy: (name) => `claimed by ${name}`,
    givesClaim: (group) => `The first plot gives the claim on the group ${group}.`,
    plotOf: (street, owner) => `${street}: ${owner}`,
    free: 'free',
    thin: (groups) => `Two plots in ${groups} first, then a new group may be begun.`,
    groupOpen: (group) => `Look at the group ${group}`,
    lookAtGroup: (group) => `${group}: look and build …`,
  },
})
