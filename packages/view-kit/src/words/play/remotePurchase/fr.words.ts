// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  buildIn: ($group) => `Construire en ${$group}…`,
  buildRemoteIn: ($group, $name) => `Construire à distance en ${$group} (de passage : ${$name})…`,
  remote: 'Achat à distance, tant que quelqu’un s’y trouve',
  last: 'Acheter ou vendre à distance met fin à la construction sur cette étape.',
}
