// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lostPot: 'De l’argent va dans la cagnotte, et personne ne peut le gagner.',
}
