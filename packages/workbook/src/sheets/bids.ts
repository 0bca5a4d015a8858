import { type Bid, bidsOf } from '../books/bids.ts'
import type { Books } from '../books/books.ts'
import type { Sheet } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'

/** Every bid, sealed ones as they were turned over, and who has won by it; no sheet where nobody ever bid. */
export function bidSheets(books: Books): Sheet[] {
  const bids = bidsOf(books)
  if (bids.length === 0) return []
  const { heads, bids: say, sheets } = wordsIn(books.language)
  return [
    {
      name: sheets.bids,
      headed: true,
      columns: [
        { head: heads.number, align: 'right' },
        { head: heads.round, align: 'right' },
        { head: say.lot },
        { head: say.kind },
        { head: say.bidder },
        { head: say.bid, align: 'right' },
        { head: say.outcome },
      ],
      rows: bids.map((bid) => ({
        look: bid.outcome === 'won' ? 'band' : 'plain',
        cells: [
          bid.line.entry,
          bid.line.round,
          lotOf(books, bid),
          bid.sealed ? say.sealed : say.open,
          books.voice.seat(bid.seat),
          bid.amount,
          bid.outcome && say[bid.outcome],
        ],
      })),
    },
  ]
}

function lotOf({ voice, language }: Books, { lot }: Bid): string | null {
  if (lot === null) return null
  if ('deed' in lot) return voice.deed(lot.deed)
  return wordsIn(language).bids.sharesOf({ number: voice.number(lot.number), issuer: voice.seat(lot.issuer) })
}
