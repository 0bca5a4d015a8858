/** Words for claims on groups. */
export const claims = {
  claims: 'Ansprüche',
  noClaim: 'noch frei',
  claimedBy: (name: string) => `Anspruch: ${name}`,
  givesClaim: (group: string) => `Das erste Grundstück gibt den Anspruch auf die Gruppe ${group}.`,
  plotOf: (street: string, owner: string) => `${street}: ${owner}`,
  free: 'frei',
  thin: (groups: string) => `Erst zwei Grundstücke in ${groups}, dann darf eine neue Gruppe begonnen werden.`,
  groupOpen: (group: string) => `Gruppe ${group} ansehen`,
  lookAtGroup: (group: string) => `${group}: ansehen und bauen …`,
}
