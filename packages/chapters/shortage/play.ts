import { pack } from '@hausregeln/engine'
import { firstDeed, isLegal, type Play } from '@hausregeln/engine/kit/play.ts'
import { SHORTAGE_FRAME } from './rules/vocabulary.ts'

export const play: Play = {
  frames: {
    /** Leaves the piece to others; one that was won goes where it first may. */
    [SHORTAGE_FRAME](l, seat) {
      const { leaveIt, place } = l.book.codes
      return isLegal(l, leaveIt, seat) ? pack(leaveIt, seat) : firstDeed(l, place, seat)
    },
  },
}
