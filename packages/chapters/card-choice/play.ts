import { DECK_CARDS, pack } from '@hausregeln/engine'
import { type CellNo, cell } from '@hausregeln/engine/core/state/column.ts'
import type { Play } from '@hausregeln/engine/kit/play.ts'
import { stages } from './rules/stages.ts'

export const play: Play = {
  stages: {
    /** A card is drawn where the deck, all its cards taken together, brings money rather than costs it. */
    [stages.draw](l, seat, judge) {
      const { board, codes } = l.book
      const deck: CellNo = board.deckAt[l.s.place[seat]]
      let sum = 0
      for (let card = 0; card < board.cards[deck]; card++)
        sum += judge.worthOfCard(l, seat, cell(deck * DECK_CARDS, card))
      return pack(sum >= 0 ? codes.takeCard : codes.leaveCard, seat)
    },
  },
}
