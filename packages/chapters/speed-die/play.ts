import { type Packed, pack } from '@hausregeln/engine'
import type { SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal, type Play } from '@hausregeln/engine/kit/play.ts'
import { stages } from './rules/stages.ts'

/** The choices of a bus: by the first die, by the second, by both. */
const CHOICES = 3

export const play: Play = {
  stages: {
    /** The move that leads to the best space, the salary on the way counted in. */
    [stages.bus](l, seat, judge) {
      const { dieA, dieB, place } = l.s
      const { spaces } = l.book.board
      let best: Packed = 0
      let most = Number.NEGATIVE_INFINITY
      for (let choice = 0; choice < CHOICES; choice++) {
        if (!isLegal(l, l.book.codes.chooseMove, seat, choice)) continue
        const to = place[seat] + (choice === 0 ? dieA : choice === 1 ? dieB : dieA + dieB)
        const value = judge.worthOfSpace(l, seat, to % spaces) + (to >= spaces ? l.book.salaryPass : 0)
        if (value <= most) continue
        best = pack(l.book.codes.chooseMove, seat, choice)
        most = value
      }
      return best
    },
    /** The best space of the whole board. */
    [stages.triple](l, seat, judge) {
      let best: Packed = 0
      let most = Number.NEGATIVE_INFINITY
      for (let space: SpaceNo = 0; space < l.book.board.spaces; space++) {
        if (!isLegal(l, l.book.codes.jumpTo, seat, space)) continue
        const value = judge.worthOfSpace(l, seat, space) + (space === 0 ? l.book.salaryLand : 0)
        if (value <= most) continue
        best = pack(l.book.codes.jumpTo, seat, space)
        most = value
      }
      return best
    },
  },
}
