import type { Play } from '@hausregeln/engine/kit/play.ts'
import { leastBid } from '../auction-sealed/play.ts'
import { SHARE_LOT_FRAME } from './rules/vocabulary.ts'

const MOST_SHARES = 8
const MOST_MONEY = 120

export const play: Play = {
  frames: { [SHARE_LOT_FRAME]: leastBid },
  /** Some shares of anybody, to be sold or bought for a little money each. */
  offer(l, _seat, terms, below) {
    terms.to = below(l.s.seats)
    const issuer = below(l.s.seats)
    const number = 1 + below(MOST_SHARES)
    const price = number * below(MOST_MONEY)
    if (below(2) === 0) {
      terms.giveIssuer = issuer
      terms.giveNumber = number
      terms.getCash = price
    } else {
      terms.getIssuer = issuer
      terms.getNumber = number
      terms.giveCash = price
    }
    return true
  },
}
