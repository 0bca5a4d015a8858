/**
 * Kinds of space that every board knows, as numbers: the start, and the kinds of deed, by what their rent goes by: what is
 * built there, how many of the group one owns, the throw. All others are chapters': `Board.kinds` has their numbers.
 */
export const Space = {
  start: 0,
  street: 1,
  station: 2,
  utility: 3,
} as const

/** A board compiled to flat tables. Deeds are numbered in board order, groups by first appearance. */
export interface Board {
  readonly spaces: number
  readonly deeds: number
  readonly groups: number
  readonly decks: number
  /** The smallest piece of money: every amount is a multiple of it. */
  readonly coin: number
  /** The first jail, and the nearest one by space: in either direction, the one ahead if both are as near. */
  readonly jailSpace: number
  readonly nearestJail: Int8Array

  /** The number of each kind of space that the rulebook's chapters know, by name. */
  readonly kinds: Readonly<Record<string, number>>
  /** By space. */
  readonly kind: Uint8Array
  readonly deedAt: Int8Array
  readonly taxAt: Int32Array
  readonly deckAt: Int8Array

  /** By deed. */
  readonly spaceOf: Int8Array
  readonly kindOf: Uint8Array
  readonly groupOf: Int8Array
  readonly price: Int32Array
  readonly mortgageValue: Int32Array
  readonly housePrice: Int32Array
  /** What the bank gives for the bare deed, and for each building level. */
  readonly saleValue: Int32Array
  readonly houseSale: Int32Array
  /** What a remote buyer pays to whose piece stands there. */
  readonly commission: Int32Array
  /** `rent[deed * LEVELS + n]`: see `DeedDef.rents`. */
  readonly rent: Int32Array

  /** `groupDeeds[groupStart[g]]` up to `groupStart[g + 1]` (excluded) are the deeds of group g. */
  readonly groupStart: Uint8Array
  readonly groupDeeds: Uint8Array
  /** The first deed of each group. */
  readonly groupFirst: Uint8Array
  /** The deeds of each group as a mask, `MASK_WORDS` words a group. */
  readonly groupMask: Int32Array

  /** By deck and card: `deck * DECK_CARDS + card`. */
  readonly cards: Uint8Array
  readonly effect: Uint8Array
  readonly cardA: Int32Array
  readonly cardB: Int32Array
  /** The jail card of a deck, or -1. */
  readonly jailCardOf: Int8Array
}
