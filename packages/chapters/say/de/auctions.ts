import { bits } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import { boughtAt } from './words.ts'

export const texts: ChapterTexts<'auctions'> = {
  waits: {
    auction: (seats, v) => `${v.seats(seats)} ${bits(seats).length > 1 ? 'können' : 'kann'} noch bieten.`,
  },
  events: {
    auctionWon: ({ seat, deed, amount }, v) => `${v.seat(seat)} ersteigert ${v.deed(deed)} für ${v.money(amount)}.`,
    auctionUnsold: ({ deed, slot }, v) =>
      slot === 'minimumPrice'
        ? `Kein Gebot reicht; ${v.deed(deed)} bleibt beim Eigentümer.`
        : `Niemand bietet auf ${v.deed(deed)}; die Karte bleibt bei der Bank.`,
  },
  payments: {
    auction: boughtAt,
  },
  refusals: {
    auctionRuns: 'Solange etwas versteigert wird oder knappe Gebäude vergeben werden, ruht alles andere.',
  },
}
