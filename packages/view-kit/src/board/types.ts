import type { WayKind } from '@hausregeln/engine/kit/scene/way.ts'
import type { ReactNode } from 'react'

/** The pieces that we have cut; each seat picks one. */
export type PieceShape = 'lighthouse' | 'bicycle' | 'teapot' | 'cat' | 'kite' | 'boat' | 'anvil' | 'mushroom'

/** Kinds of space of which the board has a face. */
export const SPACE_KINDS = [
  'start',
  'street',
  'station',
  'utility',
  'tax',
  'cards',
  'jail',
  'parking',
  'goToJail',
  'risk',
] as const
export type SpaceKind = (typeof SPACE_KINDS)[number]

/** Pictures for spaces. Every kind has one of its own; a space may ask for another. */
export type SpaceIconName =
  | 'start'
  | 'train'
  | 'bulb'
  | 'tap'
  | 'receipt'
  | 'comet'
  | 'letter'
  | 'bars'
  | 'bench'
  | 'arrest'
  | 'bolt'
  | 'stadium'
  | 'shop'
  | 'barrier'
  | 'camera'
  | 'bus'
  | 'home'
  | 'ball'
  | 'flag'
  | 'card'
  | 'questions'
  | 'risk'
  | 'keep'
  | 'fort'

/** What the board shows of a space. It shows what it is told and knows no rule. */
export interface BoardSpace {
  /** Names the space in `onSpace` and `BoardPiece.space`. */
  readonly key: number
  /** May carry soft hyphens where it is to break. */
  readonly name: string
  readonly kind: SpaceKind
  /** Colour of the group, `#rrggbb`. */
  readonly colour?: string | undefined
  /** As it is to be printed, for instance `200` or `4.000`. */
  readonly price?: string | undefined
  /** A short second line, such as what the space does. */
  readonly sub?: string | undefined
  readonly icon?: SpaceIconName | undefined
  /** Seat that owns it. */
  readonly owner?: number | undefined
  /** Buildings on it, 0 to `building.max`. */
  readonly level?: number | undefined
  readonly mortgaged?: boolean | undefined
  /** Seat that has the claim on its group. */
  readonly claimed?: number | undefined
  /** True: stands out as a choice now. False: is no choice now, steps back. Left out: neither. */
  readonly clickable?: boolean | undefined
  readonly highlighted?: boolean | undefined
  /** A few signs on a label at the corner, such as `×2`. */
  readonly badge?: string | undefined
  /** Where in the world it lies, degrees east and north: for a board that is drawn as a map. */
  readonly at?: readonly [longitude: number, latitude: number] | undefined
}

/** What the board lies in: an old town, a football ground under floodlight, or a map. */
export type Scenery = 'town' | 'ground' | 'map'

export interface BoardPiece {
  readonly seat: number
  readonly name: string
  readonly colour: string
  readonly shape: PieceShape
  /** Key of the space it stands on. */
  readonly space: number
  readonly jailed?: boolean | undefined
  /** How it came to `space`. Left out, it is guessed: jailed pieces jump, three spaces or less back go back. */
  readonly via?: WayKind | undefined
}

/** How buildings are drawn: one by one, from `hotelAt` on the greatest one instead. */
export interface BuildingStyle {
  /** The highest level. */
  readonly max: number
  /** The level that is a hotel; null where there is none: then more than four houses are told by a number. */
  readonly hotelAt: number | null
  readonly look?: 'house' | 'stand' | 'flat' | undefined
  /** So many of them are drawn as one greater building. */
  readonly block?: number | undefined
}

/** Words of the board; every one may be replaced, for rulebooks that call things by other names. */
export interface BoardLabels {
  readonly board: (spaces: number) => string
  readonly kinds: Readonly<Record<SpaceKind, string>>
  readonly price: (price: string) => string
  readonly free: string
  readonly owner: (name: string) => string
  readonly claimed: (name: string) => string
  readonly seat: (seat: number) => string
  readonly houses: (count: number) => string
  readonly hotel: string
  readonly mortgaged: string
  /** Printed across a mortgaged space; at most 10 letters. */
  readonly mortgageMark: string
  readonly standing: (names: string) => string
  readonly jailed: (name: string) => string
  readonly choice: string
}

export interface BoardLook {
  readonly spaces: readonly BoardSpace[]
  readonly pieces: readonly BoardPiece[]
  /** Colour of each seat, `#rrggbb`, by seat number. */
  readonly seatColours: readonly string[]
  readonly building: BuildingStyle
  readonly labels?: Partial<BoardLabels> | undefined
  readonly onSpace?: ((key: number) => void) | undefined
}

export interface BoardProps extends BoardLook {
  readonly scenery?: Scenery | undefined
  /** For paper: names and prices whatever its width on the screen. */
  readonly printed?: boolean
  /** What lies in the middle: dice, decks, log. */
  readonly centre?: ReactNode
  /** Called with the space on which the mouse or the keyboard has come to rest, and with null when it leaves. */
  readonly onPeek?: ((key: number | null) => void) | undefined
  /** Called when a piece has reached its new space. */
  readonly onArrival?: ((seat: number) => void) | undefined
}
