import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { sealedBid } from '../../auction-sealed/rules/round.ts'
import { vocabulary as ownerAuctionWords } from '../../owner-auction/rules/vocabulary.ts'
import { tradeIn } from '../../trade/rules/trade.ts'
import { vocabulary as tradeWords } from '../../trade/rules/vocabulary.ts'
import { adjustShares, demandByKeeper } from './adjust.ts'
import { buyShares, sellShares } from './bank.ts'
import { choices, numbers } from './choices.ts'
import { shareWares } from './deal.ts'
import { dividendFrame } from './dividend.ts'
import { reportFaults } from './faults.ts'
import { issueShares } from './holdings.ts'
import { lotFrame } from './lot.ts'
import { report, reports } from './report.ts'
import { section } from './section.ts'
import { issued } from './shares.ts'
import { vocabulary } from './vocabulary.ts'

/** Deals in shares between players. */
export const shareTrade: Chapter = {
  ...tradeIn('share-trade', shareWares),
  theme: 'trade',
  dealsInJail: true,
  title: text('chapter-share-trade-title'),
  gist: text('chapter-share-trade-gist'),
  needs: ['shares'],
  clashes: ['trade'],
}

/** Every player consists of shares: the exchange, reports, dividends, takeovers. */
export const shares: Chapter = {
  name: 'shares',
  theme: 'trade',
  section,
  inOnes: true,
  vocabulary: [vocabulary, tradeWords, ownerAuctionWords],
  slots: ['shares', 'sharePrice', 'shareSale', 'sharePurchase', 'report', 'dividend', 'shareEstate', 'takeover'],
  frames: [lotFrame, dividendFrame],
  actions: [sealedBid, sellShares, buyShares, report],
  matters: [issued, reports],
  adjusts: [demandByKeeper, adjustShares],
  title: text('chapter-shares-title'),
  choices,
  numbers,
  faults: reportFaults,
  needs: [
    'share-trade',
    'settle',
    'auction-sealed',
    'ending',
    'turnEnded=closeExchange',
    'eliminate=takenOver',
    'estate=withShares',
    'received=reports',
    'startReached=dividend',
    'milestone=annualReport',
  ],
  prepare: issueShares,
}
