// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  claims: 'Ansprüche',
  noClaim: 'noch frei',
  claimedBy: ($name) => `Anspruch: ${$name}`,
  givesClaim: ($group) => `Das erste Grundstück gibt den Anspruch auf die Gruppe ${$group}.`,
  plotOf: ($street, $owner) => `${$street}: ${$owner}`,
  free: 'frei',
  thin: ($groups) => `Erst mehr Grundstücke in ${$groups}, dann darf eine neue Gruppe begonnen werden.`,
  groupOpen: ($group) => `Gruppe ${$group} ansehen`,
  lookAtGroup: ($group) => `${$group}: ansehen und bauen …`,
}
