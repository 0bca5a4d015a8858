// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  claims: 'Réservations',
  noClaim: 'encore libre',
  claimedBy: ($name) => `réservé par ${$name}`,
  givesClaim: ($group) => `La première propriété réserve le groupe ${$group}.`,
  plotOf: ($street, $owner) => `${$street} : ${$owner}`,
  free: 'libre',
  thin: ($groups) => `Il faut d’abord plus de propriétés en ${$groups} avant de commencer un nouveau groupe.`,
  groupOpen: ($group) => `Voir le groupe ${$group}`,
  lookAtGroup: ($group) => `${$group} : voir et construire…`,
}
