import type { SpaceKindName } from '../core/policy.ts'
import type { Text } from '../core/text.ts'
import type { CardEffect } from './effects.ts'

type DeedKind = 'street' | 'station' | 'utility'
/** Kinds of space that have nothing but a name. */
export type PlainKind = Exclude<SpaceKindName, DeedKind | 'tax' | 'cards'>

/**
 * A space that is not a title deed. `amount` of a tax is in the book's currency; `deck` is an index into the book's
 * decks.
 */
export type PlainSpaceDef =
  | { readonly kind: PlainKind; readonly name: Text }
  | { readonly kind: 'tax'; readonly name: Text; readonly amount: number }
  | { readonly kind: 'cards'; readonly name: Text; readonly deck: number }

/**
 * A property. `rents` is indexed by the building level for a street (0 = unbuilt),
 * by the number owned less one for a station, and holds the dice factors by the number owned less one for a utility.
 */
export interface DeedDef {
  readonly kind: DeedKind
  readonly name: Text
  /** All deeds of a colour group share this key; stations and utilities form a group each. */
  readonly group: string
  readonly price: number
  readonly rents: readonly number[]
  /** Price of one building level; streets only. */
  readonly house?: number
  /** Mortgage value; half the price unless given. */
  readonly mortgage?: number
  /** What the bank gives for the bare deed; half the price unless given. */
  readonly sale?: number
  /** What the bank gives for one building level; half its price unless given. */
  readonly houseSale?: number
  /** What a remote buyer pays to whose piece stands there. */
  readonly commission?: number
  /** Where in the world it lies, for boards that are drawn as a map: degrees east and north. */
  readonly at?: Position
}

export type Position = readonly [longitude: number, latitude: number]

export type SpaceDef = PlainSpaceDef | DeedDef

export type { CardEffect }

export interface CardDef {
  readonly text: Text
  readonly effect: CardEffect
}

/** Up to 32 cards, in a fixed order that the record refers to. */
export interface DeckDef {
  readonly name: Text
  readonly cards: readonly CardDef[]
}

/** A colour group's look; `colour` is a CSS colour of our own palette. */
export interface GroupDef {
  readonly name: Text
  readonly colour: string
}

/** What a kind of building is called: one, several, and the German gender. */
export interface PieceNoun {
  readonly de: { readonly one: string; readonly many: string; readonly gender: 'm' | 'f' | 'n' }
  readonly en: { readonly one: string; readonly many: string }
}

/** A chip that money is paid with; `colour` is a CSS colour of our own palette. */
export interface ChipDef {
  readonly value: number
  readonly colour: string
}

/** What the place is called where players sit. */
export interface JailWords {
  /** Printed for those inside and for those who only pass by, where the space's name holds both. */
  readonly inside?: Text
  readonly visiting?: Text
  /** Within an English sentence; `jail` unless said. */
  readonly noun?: string
}

export interface BoardDef {
  readonly currency: Text
  /** What so many of it are called, by language and plural category, where it is a word with forms. */
  readonly currencyForms?: Readonly<Record<string, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>
  /** The chips of a currency that has some, the greatest first; the smallest divides every amount of the board. */
  readonly chips?: readonly ChipDef[]
  /** In what surroundings a screen may draw the board; a town unless said. */
  readonly scenery?: 'town' | 'ground' | 'map'
  /** Whether its streets are cities: texts then speak of buildings in them, not on them. */
  readonly hasCities?: boolean
  readonly jail?: JailWords
  /** The buildings of the levels below the top one, and the one at the top. */
  readonly pieces: {
    readonly house: PieceNoun
    readonly hotel: PieceNoun
    /** So many houses make a building that has a name of its own. */
    readonly block?: { readonly houses: number; readonly noun: PieceNoun }
  }
  readonly spaces: readonly SpaceDef[]
  readonly decks: readonly DeckDef[]
  readonly groups: Readonly<Record<string, GroupDef>>
}
