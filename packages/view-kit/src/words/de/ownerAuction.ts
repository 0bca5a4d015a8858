/** Words for auctions that owners call. */
export const ownerAuction = {
  minimum: 'Mindestpreis',
  minimumSet: (amount: string) => `Ab ${amount} verkaufen`,
  minimumNone: 'Ohne Mindestpreis versteigern',
  minimumRisk: (half: string) => `Erreicht kein Gebot den Mindestpreis, zahlst du ${half} in den Topf.`,
  minimumFree: 'Ohne Mindestpreis geht das Grundstück an das höchste Gebot.',
}
