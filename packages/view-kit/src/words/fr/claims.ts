import type { SomeWords } from '../words.ts'

/** Words for claims on groups. */
export const claims: SomeWords<'claims'> = {
  claims: 'Réservations',
  noClaim: 'encore libre',
  claimedBy: (name) => `réservé par ${name}`,
  givesClaim: (group) => `La première propriété réserve le groupe ${group}.`,
  plotOf: (street, owner) => `${street} : ${owner}`,
  free: 'libre',
  thin: (groups) => `Il faut d’abord deux propriétés en ${groups} avant de commencer un nouveau groupe.`,
  groupOpen: (group) => `Voir le groupe ${group}`,
  lookAtGroup: (group) => `${group} : voir et construire …`,
}
