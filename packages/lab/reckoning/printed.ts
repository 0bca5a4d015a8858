/**
 * What a source prints, written down a second time from the sources and the catalogue of the rules, and not from the
 * boards of the rulebooks: the numbers by which games are reckoned again.
 */
export interface Printed {
  readonly startCash: number
  /** What the bank begins with, where its money is finite; what the players begin with comes out of it. */
  readonly bank: number | null
  readonly salaryPass: number
  readonly salaryLand: number
  /** What everybody gets more at the start with the speed die. */
  readonly speedBonus: number
  /** Options that are on unless the table says otherwise. */
  readonly usual: Readonly<Record<string, number>>
  /** The properties in board order. */
  readonly deeds: readonly PrintedDeed[]
  /** By space. */
  readonly taxes: Readonly<Record<number, number>>
  readonly decks: readonly (readonly PrintedCard[])[]
  readonly jails: readonly number[]
  /** The same doubles twice in a row lead to jail. */
  readonly sameDoubles: boolean
  /** By the turns spent in jail, from 0. */
  readonly bails: readonly number[]
  /** After the last failed throw. */
  readonly lastBail: number
  /** When the rent of an unbuilt whole group doubles. */
  readonly groupRent: 'never' | 'unless mortgaged' | 'always'
  /** A utility has a throw of its own on every visit. */
  readonly freshThrow: boolean
  readonly onDemand: boolean
  readonly rentInJail: boolean
  /** Where fines and fees go without any option. */
  readonly fees: 'bank' | 'pot'
  /** Of every 2 that somebody in jail pays or takes by choice, 1 more is paid. */
  readonly protection: boolean
  readonly dividends: boolean
  /** The space whose landing depends on the throw. */
  readonly risk: number | null
  readonly building: 'whole groups' | 'where one stands' | 'ladder'
  /** What the owner of a whole group pays of the price of a house. */
  readonly groupHouse: number
  /** Pieces that the bank has. */
  readonly stock: readonly [houses: number, hotels: number] | null
  readonly wealth: 'prices' | 'half prices' | 'prices and shares' | 'sale values'
}

export interface PrintedDeed {
  readonly space: number
  readonly kind: 'street' | 'station' | 'utility'
  readonly group: string
  readonly price: number
  readonly mortgage: number
  /** What the bank pays for the bare deed, where it takes deeds back. */
  readonly sale: number
  readonly house: number
  readonly houseSale: number
  readonly commission: number
  /** By level, or by the number owned less one. */
  readonly rents: readonly number[]
}

/** What a card orders. */
export type PrintedCard =
  | readonly ['to', number]
  | readonly ['utility', number]
  | readonly ['station', number]
  | readonly ['back', number]
  | readonly ['get', number]
  | readonly ['pay', number]
  | readonly ['pay each', number]
  | readonly ['get from each', number]
  | readonly ['repairs', number, number]
  | readonly ['jail' | 'free' | 'nothing' | 'sit out' | 'again' | 'opposite']

/** A street: space, group, price, price of a house, rents unbuilt, with houses, with a hotel. */
export type StreetRow = readonly [space: number, group: string, price: number, house: number, ...rents: number[]]

/** A street of which mortgage and sales bring half. */
export function street([space, group, price, house, ...rents]: StreetRow): PrintedDeed {
  const halves = { mortgage: price / 2, sale: price / 2, houseSale: house / 2 }
  return { space, kind: 'street', group, price, house, commission: 0, rents, ...halves }
}

/** A station or utility, of which mortgage and sale bring half. */
export function place(
  kind: 'station' | 'utility',
  space: number,
  price: number,
  rents: readonly number[],
): PrintedDeed {
  const halves = { mortgage: price / 2, sale: price / 2, houseSale: 0 }
  return { space, kind, group: kind, price, house: 0, commission: 0, rents, ...halves }
}

/** Deeds in the order of their spaces. */
export function inBoardOrder(deeds: readonly PrintedDeed[]): readonly PrintedDeed[] {
  return deeds.toSorted((a, b) => a.space - b.space)
}
