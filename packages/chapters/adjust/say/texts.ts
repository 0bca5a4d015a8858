import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'adjust', Words> = (words) => ({
  adjustments: {
    cash: ({ of: seat, value }, v) =>
      value > 0
        ? words.adjusted.receives({ seat, amount: value }, v)
        : words.adjusted.pays({ seat, amount: -value }, v),
    owner: ({ of: deed, value }, v) =>
      value < 0 ? words.adjusted.unowned({ deed }, v) : words.adjusted.owner({ deed, owner: value }, v),
    level({ of: deed, value, detail }, v) {
      const hotel = () => words.oneHotel({ piece: v.pieces.hotel }, v)
      const standing = detail === 1 ? hotel() : value > 0 ? v.level(value) : words.nothing
      return words.adjusted.level({ deed, standing }, v)
    },
    mortgage: ({ of: deed, value }, v) => words.adjusted[value === 0 ? 'lifted' : 'mortgaged']({ deed }, v),
    place: ({ of: seat, value }, v) => words.adjusted.place({ seat, space: value }, v),
    jailCard: ({ of: deck, value }, v) =>
      value < 0 ? words.adjusted.cardInDeck({ deck }, v) : words.adjusted.cardHeld({ deck, seat: value }, v),
    jail: ({ of: seat, value }, v) =>
      value === 0
        ? words.adjusted.notInJail({ seat, jail: v.jail }, v)
        : words.adjusted.inJail({ seat, jail: v.jail, round: value }, v),
    laps: ({ of: seat, value }, v) => words.adjusted[value === 0 ? 'noLap' : 'lap']({ seat }, v),
  },
  refusals: words.refusal,
})
