import type { MatterRule } from '../../core/book.ts'
import type { Chapter } from '../../core/chapter.ts'
import type { Game } from '../../core/game.ts'
import { sealedBid } from '../auction-sealed/round.ts'
import { tradeIn } from '../trade/trade.ts'
import { buyShares, sellShares } from './bank.ts'
import { shareWares } from './deal.ts'
import { dividendFrame } from './dividend.ts'
import { lotFrame } from './lot.ts'
import { voidShares } from './register.ts'
import { report, reports } from './report.ts'

/** What one may buy and sell in a turn begins anew with the next. */
export function closeExchange(g: Game): void {
  g.s.sharesSold.fill(0)
  g.s.sharesBought.fill(0)
}

const issued: MatterRule = {
  name: 'shares issued',
  may: () => 0,
  each: () => {},
  onLeave: voidShares,
}

/** Deals in shares between players. */
export const shareTrade: Chapter = tradeIn('share-trade', shareWares)

/** Every player consists of shares: the exchange, reports, dividends, takeovers. */
export const shares: Chapter = {
  name: 'shares',
  inOnes: true,
  slots: ['shares', 'sharePrice', 'shareSale', 'sharePurchase', 'report', 'dividend', 'shareEstate', 'takeover'],
  frames: [lotFrame, dividendFrame],
  actions: [sealedBid, sellShares, buyShares, report],
  matters: [issued, reports],
}
