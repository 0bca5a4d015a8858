import { pack } from '@hausregeln/engine'
import { firstDeed, isLegal, type Play } from '@hausregeln/engine/kit/play.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'

export const play: Play = {
  frames: {
    /** Bankrupt if that is allowed; else what comes first in board order: a building sold, then a deed mortgaged. */
    [DEBT_FRAME](l, seat) {
      const { bankrupt, sell, mortgage } = l.book.codes
      if (isLegal(l, bankrupt, seat)) return pack(bankrupt, seat)
      return firstDeed(l, sell, seat) || firstDeed(l, mortgage, seat)
    },
  },
}
