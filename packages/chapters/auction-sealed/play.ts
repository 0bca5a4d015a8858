import { pack, topFrame } from '@hausregeln/engine'
import type { DeedNo } from '@hausregeln/engine/core/state/column.ts'
import { type Answer, isLegal, type Play } from '@hausregeln/engine/kit/play.ts'
import { minimumFor } from '../auction-open/rules/least.ts'
import { isRebid, sealedLot } from './rules/auction-sealed.ts'
import { greatestSealedBid, leastSealedBid } from './rules/round.ts'
import { SEALED_FRAME } from './rules/vocabulary.ts'

const NOTHING = 0

/** The least bid, where one may be given. */
export const leastBid: Answer = (l, seat) => {
  const least = leastSealedBid(l, seat)
  return isLegal(l, l.book.codes.sealedBid, seat, least) ? pack(l.book.codes.sealedBid, seat, least) : NOTHING
}

/** A quarter of the printed price, or the least if that is more, as long as that leaves enough; after a tie the least. */
const bid: Answer = (l, seat, judge) => {
  const least = leastBid(l, seat, judge)
  const frame = topFrame(l)
  if (least === NOTHING || isRebid(l, frame)) return least
  const lot: DeedNo = sealedLot(l, frame)
  const amount = Math.max(l.book.board.price[lot] >> 2, minimumFor(l, lot))
  const leavesEnough = greatestSealedBid(l, seat) - amount >= judge.keeps(l)
  return pack(l.book.codes.sealedBid, seat, leavesEnough ? amount : 0)
}

export const play: Play = { frames: { [SEALED_FRAME]: bid } }
