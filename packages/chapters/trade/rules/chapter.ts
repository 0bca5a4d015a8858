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
  title: { de: 'Handel unter Spielern', en: 'Trading' },
  gist: {
    de: 'Spieler dürfen einander unbebaute Grundstücke, Freikarten und Geld anbieten und tauschen.',
    en: 'Players may offer each other unbuilt properties, jail cards and money, and trade them.',
  },
  choices,
  clashes: ['share-trade', 'claims', 'debt-limit'],
}
