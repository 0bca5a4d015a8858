import type { By, CellNo, DeedNo, GroupNo, SpaceNo } from './state/column.ts'

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
  readonly jailSpace: SpaceNo
  readonly nearestJail: Int8Array & By<SpaceNo, SpaceNo>

  /** The number of each kind of space that the rulebook's chapters know, by name. */
  readonly kinds: Readonly<Record<string, number>>
  /** By space. */
  readonly kind: Uint8Array & By<SpaceNo>
  readonly deedAt: Int8Array & By<SpaceNo, DeedNo>
  readonly taxAt: Int32Array & By<SpaceNo>
  readonly deckAt: Int8Array & By<SpaceNo>

  /** By deed. */
  readonly spaceOf: Int8Array & By<DeedNo, SpaceNo>
  readonly kindOf: Uint8Array & By<DeedNo>
  readonly groupOf: Int8Array & By<DeedNo, GroupNo>
  readonly price: Int32Array & By<DeedNo>
  readonly mortgageValue: Int32Array & By<DeedNo>
  readonly housePrice: Int32Array & By<DeedNo>
  /** What the bank gives for the bare deed, and for each building level. */
  readonly saleValue: Int32Array & By<DeedNo>
  readonly houseSale: Int32Array & By<DeedNo>
  /** What a remote buyer pays to whose piece stands there. */
  readonly commission: Int32Array & By<DeedNo>
  /** `rent[deed * LEVELS + n]`: see `DeedDef.rents`. */
  readonly rent: Int32Array & By<CellNo>

  /** `groupDeeds[groupStart[g]]` up to `groupEnd[g]` (excluded) are the deeds of group g. */
  readonly groupStart: Uint8Array & By<GroupNo, CellNo>
  readonly groupEnd: Uint8Array & By<GroupNo, CellNo>
  readonly groupDeeds: Uint8Array & By<CellNo, DeedNo>
  /** The first deed of each group. */
  readonly groupFirst: Uint8Array & By<GroupNo, DeedNo>
  /** The deeds of each group as a mask, `MASK_WORDS` words a group. */
  readonly groupMask: Int32Array & By<CellNo>

  /** By deck and card: `deck * DECK_CARDS + card`. */
  readonly cards: Uint8Array & By<CellNo>
  readonly effect: Uint8Array & By<CellNo>
  readonly cardA: Int32Array & By<CellNo>
  readonly cardB: Int32Array & By<CellNo>
  /** The jail card of a deck, or -1. */
  readonly jailCardOf: Int8Array & By<CellNo>
}
