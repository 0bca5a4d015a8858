import type { DeedNo } from '@hausregeln/engine/core/state/column.ts'
import type { Play } from '@hausregeln/engine/kit/play.ts'

const MOST_MONEY = 200

export const play: Play = {
  /** A deed of its own or another's against a little money, unless the deed drawn is nobody's. */
  offer(l, seat, terms, below) {
    const deed: DeedNo = below(l.book.board.deeds)
    const amount = 1 + below(MOST_MONEY)
    const owner = l.s.owner[deed]
    if (owner < 0) return false
    if (owner === seat) {
      terms.to = below(l.s.seats)
      terms.giveDeed(deed)
      terms.getCash = amount
    } else {
      terms.to = owner
      terms.getDeed(deed)
      terms.giveCash = amount
    }
    return true
  },
}
