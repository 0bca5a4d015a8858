import { type Board, type GameView, Space } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import type { DeedNo, SeatNo, SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import type { Play } from '@hausregeln/engine/kit/play.ts'
import { hotelLevel } from '../building/rules/levels.ts'

export const play = {
  cards: {
    receive: ({ book }, _seat, card) => book.board.cardA[card],
    pay: ({ book }, _seat, card) => -book.board.cardA[card],
    receiveEach: (l, _seat, card) => others(l) * l.book.board.cardA[card],
    payEach: (l, _seat, card) => -others(l) * l.book.board.cardA[card],
    repairs: (l, seat, card) => -repairs(l, seat, l.book.board.cardA[card], l.book.board.cardB[card]),
    toJail: ({ book }) => -book.policies.jail.bail,
    jailFree: ({ book }) => book.policies.jail.bail,
  },
  ways: {
    advanceTo: ({ cardA }, _from, card) => cardA[card],
    nextUtility: (board, from) => next(board, from, Space.utility),
    nextStation: (board, from) => next(board, from, Space.station),
    back: ({ cardA, spaces }, from, card) => (from - cardA[card] + spaces) % spaces,
    toJail: ({ jailSpace }) => jailSpace,
  },
} as const satisfies Play

function others({ s }: GameView): number {
  return popCount(s.alive) - 1
}

function repairs(l: GameView, seat: SeatNo, house: number, hotel: number): number {
  const { owner, level } = l.s
  let sum = 0
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++)
    if (owner[deed] === seat) sum += level[deed] === hotelLevel(l) ? hotel : level[deed] * house
  return sum
}

function next({ spaces, kind: kinds }: Board, from: SpaceNo, kind: number): SpaceNo {
  for (let ahead = 1; ahead < spaces; ahead++) {
    const to: SpaceNo = (from + ahead) % spaces
    if (kinds[to] === kind) return to
  }
  return from
}
