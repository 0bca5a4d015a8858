import { defineTexts } from '../../i18n/index.ts'

/** Words for auctions that owners call. */
export const ownerAuctionTexts = defineTexts({
  de: {
    minimum: 'Mindestpreis',
    minimumSet: (amount: string) => `Ab ${amount} verkaufen`,
    minimumNone: 'Ohne Mindestpreis versteigern',
    minimumRisk: (half: string) => `Erreicht kein Gebot den Mindestpreis, zahlst du ${half} in den Topf.`,
    minimumFree: 'Ohne Mindestpreis geht das Grundstück an das höchste Gebot.',
  },
  en: {
    minimum: 'Minimum price',
    minimumSet: (amount: string) => `Sell from ${amount}`,
    minimumNone: 'Auction without a minimum',
    minimumRisk: (half: string) => `If no bid reaches the minimum, you pay ${half} into the pot.`,
    minimumFree: 'Without a minimum the property goes to the highest bid.',
  },
})
