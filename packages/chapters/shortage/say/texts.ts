import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'shortage', Words> = (words) => ({
  waits: { pieces: (seats, v) => words.wait.pieces({ seats }, v) },
  events: words.event,
  refusals: words.refusal,
  actions: {
    want: ({ hotel }, v) => words.action.want({ piece: v.piece(hotel) }, v),
    leaveIt: ({ hotel }, v) => words.action.leaveIt({ piece: v.piece(hotel) }, v),
    place: ({ deed, hotel, price }, v) => words.action.place({ deed, price, piece: v.piece(hotel) }, v),
  },
  questions: {
    want({ hotel, left, orderer }, v) {
      const asked = { left, piece: v.piece(hotel) }
      return orderer < 0 ? words.want.plain(asked, v) : words.want.ordered({ ...asked, orderer }, v)
    },
    place({ hotel, price }, v) {
      const piece = v.piece(hotel)
      return price > 0 ? words.place.bid({ piece, price }, v) : words.place.printed({ piece }, v)
    },
  },
})
