/** Kinds of space, as numbers. */
export const Space = {
  start: 0,
  street: 1,
  station: 2,
  utility: 3,
  tax: 4,
  cards: 5,
  jail: 6,
  parking: 7,
  goToJail: 8,
  risk: 9,
} as const
export type SpaceKindName = keyof typeof Space

/** What a card does, as numbers; `cardA` and `cardB` hold its amounts. */
export const Effect = {
  advanceTo: 0,
  nextUtility: 1,
  nextStation: 2,
  back: 3,
  toJail: 4,
  jailFree: 5,
  receive: 6,
  pay: 7,
  receiveEach: 8,
  payEach: 9,
  repairs: 10,
  nothing: 11,
  sitOut: 12,
  throwAgain: 13,
  opposite: 14,
} as const
export type EffectName = keyof typeof Effect

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
