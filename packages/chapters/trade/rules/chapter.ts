import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices } from './choices.ts'
import { handOver } from './hand-over.ts'
import { checkTerms } from './terms.ts'
import { tradeIn } from './trade.ts'

/** Deeds, jail cards and cash. */
export const trade: Chapter = {
  ...tradeIn('trade', {
    slots: ['trade', 'transferInterest', 'debtorTrades'],
    check: checkTerms,
    handOver,
  }),
  theme: 'trade',
  dealsInJail: true,
  title: text('chapter-trade-title'),
  gist: text('chapter-trade-gist'),
  more: [{ text: text('chapter-trade-cards'), holds: ({ hasCard }) => hasCard('jailFree') }],
  choices,
  clashes: ['share-trade', 'claims', 'debt-limit'],
}
