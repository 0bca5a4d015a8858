// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  minimum: 'Prix minimum',
  minimumSet: ($amount) => `Vendre à partir ${of($amount)}`,
  minimumNone: 'Mettre aux enchères sans prix minimum',
  minimumRisk: ($half) => `Si aucune offre n’atteint le prix minimum, vous payez ${$half} à la cagnotte.`,
  minimumRiskBank: ($half) => `Si aucune offre n’atteint le prix minimum, vous payez ${$half} à la banque.`,
  minimumFree: 'Sans prix minimum, la propriété va à la plus haute offre.',
}
