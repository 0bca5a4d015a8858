import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'building', Words> = (words, say) => ({
  events: {
    built({ seat, deed, level, slot }, v) {
      const { house, hotel, block } = v.pieces
      if (block !== undefined) return words.built.level({ seat, deed, level, piece: house }, v)
      if (slot === 'buildHotel') return words.built.first({ seat, deed, piece: hotel }, v)
      if (level === 1) return words.built.first({ seat, deed, piece: house }, v)
      return words.built.next({ seat, deed, piece: house, number: level }, v)
    },
    sold: (event, v) => (event.level === 0 ? words.sold.all(event, v) : words.sold.some(event, v)),
    // The order that the stock does not serve, or a hotel that cannot be exchanged for houses.
    shortage(event, v) {
      if (event.slot !== 'stock') return words.shortage.order(event, v)
      return words.shortage.exchange({ ...event, houses: v.pieces.house, piece: v.pieces.hotel }, v)
    },
  },
  payments: {
    ...words.payment,
    build: (event, v) => say.phrase.forPiece({ ...event, piece: v.pieces.house }, v),
    buildHotel: (event, v) => say.phrase.forPiece({ ...event, piece: v.pieces.hotel }, v),
  },
  refusals: words.refusal,
  actions: {
    build: (facts, v) => words.action.build({ ...facts, piece: v.piece(facts.hotel) }, v),
    sell: (facts, v) =>
      facts.group
        ? words.action.sellGroup(facts, v)
        : words.action.sellOne({ ...facts, piece: v.piece(facts.hotel) }, v),
  },
})
