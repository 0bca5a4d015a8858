import { pack } from '@hausregeln/engine'
import type { SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import type { Play } from '@hausregeln/engine/kit/play.ts'
import { stages } from './rules/stages.ts'

const AFTER_START: number = 1

export const play: Play = {
  stages: {
    /** On the start: the salary, or the space that is worth most, if that is more. */
    [stages.start](l, seat, judge) {
      const { codes, salaryLand, board } = l.book
      let best = pack(codes.takeSalary, seat)
      let most = salaryLand
      for (let space: SpaceNo = AFTER_START; space < board.spaces; space++) {
        const value = board.kind[space] === board.kinds.goToJail ? -1 : judge.worthOfSpace(l, seat, space)
        if (value <= most) continue
        best = pack(codes.travelTo, seat, space)
        most = value
      }
      return best
    },
  },
}
