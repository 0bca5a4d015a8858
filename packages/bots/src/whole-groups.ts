import { type Book, type GameView, MASK_WORDS } from '@hausregeln/engine'
import { cell, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { ownsGroup } from '@hausregeln/engine/kit/deeds.ts'

// A constant of this module for the hot path, see the engine's core/agenda.ts.
const WORDS = MASK_WORDS

/**
 * The groups that a seat owns whole, as a mask. They are looked for only when its deeds have changed since the last
 * time: a bot that asks in every turn asks mostly in vain.
 */
export class WholeGroups {
  private book: Book | null = null
  private low = 0
  private high = 0
  private groups = 0

  of(l: GameView, seat: SeatNo): number {
    const { ownedMask } = l.s
    if (ownedMask[seat * WORDS] !== this.low || ownedMask[seat * WORDS + 1] !== this.high || l.book !== this.book)
      this.look(l, seat)
    return this.groups
  }

  private look(l: GameView, seat: SeatNo): void {
    this.book = l.book
    this.low = l.s.ownedMask[cell(seat * WORDS, 0)]
    this.high = l.s.ownedMask[cell(seat * WORDS, 1)]
    this.groups = 0
    for (let group: GroupNo = 0; group < l.book.board.groups; group++)
      if (ownsGroup(l, seat, group)) this.groups |= 1 << group
  }
}
