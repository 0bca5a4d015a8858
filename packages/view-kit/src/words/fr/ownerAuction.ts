import type { SomeWords } from '../words.ts'

/** Words for auctions that owners call. */
export const ownerAuction: SomeWords<'ownerAuction'> = {
  minimum: 'Prix minimum',
  minimumSet: (amount) => `Vendre à partir de ${amount}`,
  minimumNone: 'Mettre aux enchères sans prix minimum',
  minimumRisk: (half) => `Si aucune offre n’atteint le prix minimum, vous payez ${half} à la cagnotte.`,
  minimumFree: 'Sans prix minimum, la propriété va à la plus haute offre.',
}
