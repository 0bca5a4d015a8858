import type { SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import type { Play } from '@hausregeln/engine/kit/play.ts'
import { play as cards } from '../cards/play.ts'

export const play: Play = {
  cards: cards.cards,
  ways: {
    ...cards.ways,
    /** The other side of the board; a card space there draws no further card, so that one rests as if nothing had moved. */
    opposite({ spaces, deckAt }, from) {
      const to: SpaceNo = (from + spaces / 2) % spaces
      return deckAt[to] >= 0 ? from : to
    },
  },
}
