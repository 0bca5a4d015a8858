import fetchFacts from 'virtual:start-facts'
import type {
  BoardPiece,
  BoardSpace,
  BuildingStyle,
  PlayingCardProps,
  Scenery,
} from '@hausregeln/view-kit/board/index.ts'
import { type Spoken, spokenData, useLocale } from '@hausregeln/view-kit/i18n/index.ts'

/** What the start page tells of a rulebook. */
export interface BookBrief {
  readonly id: string
  readonly title: string
  /** Its title line. */
  readonly line: string
  /** How long half of the games of four take at most; null: that was not measured. */
  readonly minutes: number | null
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
  readonly spaces: readonly BoardSpace[]
  readonly pieces: readonly BoardPiece[]
  readonly building: BuildingStyle
  readonly scenery: Scenery
  readonly decks: readonly { readonly name: string; readonly icon: PlayingCardProps['icon'] }[]
}

/** A line of the comparison of the rulebooks: a question, and what each answers. */
export interface ComparedRow {
  /** What it is about: rows of one theme stand together. */
  readonly theme: string
  readonly label: string
  readonly values: readonly string[]
}

/**
 * What the start page shows of rulebooks in one language: made when the page is built, so that it needs neither them
 * nor the engine.
 */
export interface StartFacts {
  readonly books: readonly BookBrief[]
  readonly demo: DemoPicture
}

export const startFacts: Spoken<StartFacts> = spokenData(fetchFacts)

/** What the start page shows of rulebooks, in the language that is on. */
export function useStart(): StartFacts {
  return startFacts.in(useLocale())
}
