import type { Text } from '@hausregeln/engine'
import type { BoardPiece, BoardSpace, BuildingStyle, PlayingCardProps, Scenery } from '../board/index.ts'
import type { Locale } from '../i18n/index.ts'

/** What the start page tells of a rulebook. */
export interface BookBrief {
  readonly id: string
  readonly title: Text
  /** Its ways in a few sentences. */
  readonly character: Text
  readonly paragraphs: number
  readonly minSeats: number
  readonly maxSeats: number
  readonly speedDie: boolean
  /** Of its board: what it shows, and the colours of its groups (`#rrggbb`). */
  readonly scenery: string | undefined
  readonly colours: readonly string[]
}

/** A picture of a game under way. */
export interface DemoPicture {
  readonly spaces: Readonly<Record<Locale, readonly BoardSpace[]>>
  readonly pieces: readonly BoardPiece[]
  readonly building: BuildingStyle
  readonly scenery: Scenery
  readonly decks: readonly { readonly name: Text; readonly icon: PlayingCardProps['icon'] }[]
}

/** What the start page shows of rulebooks: made when the page is built, so that it needs neither them nor the engine. */
export interface StartFacts {
  readonly books: readonly BookBrief[]
  readonly demo: DemoPicture
}
